extension Decision: CustomStringConvertible {
    /// One line: `0.35 s  status bar style  darkContent → lightContent  because …`. What had no value before begins with the arrow.
    public var description: String {
        let change = (old.map { $0 + " " } ?? "") + "→ " + new
        let reasons = cause.isEmpty ? [] : ["because " + cause.joined(separator: "; ")]
        return (["\(seconds) s", subject.rawValue, change] + reasons).joined(separator: "  ")
    }

    /// With two decimals.
    private var seconds: String {
        let hundredths = Int((max(time, 0) * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
