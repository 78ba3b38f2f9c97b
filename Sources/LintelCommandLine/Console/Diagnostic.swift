import LintelEvidence
import LintelReports

/// A message about the work itself: what is wrong, where, and how to go on.
struct Diagnostic: Hashable, Sendable {
    enum Weight: String, Sendable { case error, note }

    var weight: Weight = .error
    var message: String
    var place: Place?
    var help: String?

    func text(inColor: Bool) -> String {
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
