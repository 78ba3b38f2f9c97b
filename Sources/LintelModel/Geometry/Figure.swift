/// A number for people: two decimals at most, as in layout trees and traces.
package struct Figure: CustomStringConvertible {
    private let value: Double

    package init(_ value: Double) { self.value = value }

    package var description: String {
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(sign)\(whole)" }
        let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
        return "\(sign)\(whole).\(digits)"
    }
}
