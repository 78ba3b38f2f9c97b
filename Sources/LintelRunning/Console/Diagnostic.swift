package import LintelEvidence
import LintelReports

/// A message about the work itself: what is wrong, where, and how to go on.
package struct Diagnostic: Hashable, Sendable {
    package enum Weight: String, Sendable { case error, note }

    package var weight: Weight
    package var message: String
    package var place: Place?
    package var help: String?

    package init(weight: Weight = .error, message: String, place: Place? = nil, help: String? = nil) {
        self.weight = weight
        self.message = message
        self.place = place
        self.help = help
    }

    package func text(inColor: Bool) -> String {
        let ink = Ink(isOn: inColor)
        var text = ink.paint("\(weight.rawValue):", weight == .error ? .error : .note) + " \(message)\n"
        if let place {
            let position = place.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
            text += "  \(ink.paint("-->", .faint)) \(place.file)\(position)\n"
        }
        if let help { text += "  \(ink.paint("help:", .faint)) \(help)\n" }
        return text
    }
}
