import LintelEvidence
import LintelGuidelines

/// One answer about the status bar, and all screens that get it for the same reasons.
struct ExplainedAnswer {
    var first: StatusBarExplanation
    var screens: [StatusBarExplanation]

    /// In the order of each group's first screen.
    static func groups(of explanations: [StatusBarExplanation]) -> [ExplainedAnswer] {
        var groups: [ExplainedAnswer] = []
        var indexes: [StatusBarExplanation: Int] = [:]
        for explanation in explanations {
            if let index = indexes[explanation.answer] {
                groups[index].screens.append(explanation)
            } else {
                indexes[explanation.answer] = groups.count
                groups.append(ExplainedAnswer(first: explanation, screens: [explanation]))
            }
        }
        return groups
    }

    func text(_ ink: Ink) -> String {
        let whose = [first.target, first.device].compactMap(\.self).joined(separator: ", ")
        var text = ink.paint("status bar: \(visibility), \(style)", .strong) + " (\(whose))\n"
        for screen in screens {
            text += "  \(ink.paint("-->", .faint)) \(screen.place.file):\(screen.place.line) \(screen.name)\n"
        }
        for step in first.decidedBy { text += "  \(ink.paint("=", .faint)) \(step)\n" }
        return text
    }

    private var visibility: String {
        switch first.isHidden {
        case true: "hidden"
        case false: "shown"
        case nil: "hidden or shown, files do not tell"
        }
    }

    private var style: String {
        switch first.style {
        case "lightContent": "light text"
        case "darkContent": "dark text"
        case "automatic": "light or dark text by the content under it"
        case let other?: other
        case nil: "light or dark text, files do not tell"
        }
    }
}

extension StatusBarExplanation {
    /// The same for every screen that gets this answer for these reasons.
    fileprivate var answer: StatusBarExplanation {
        StatusBarExplanation(
            place: Place(file: ""), name: "", target: target, device: device, style: style, isHidden: isHidden, animation: animation,
            decidedBy: decidedBy)
    }

    var json: JSON {
        .object([
            ("file", .string(place.file)), ("line", .int(place.line)), ("name", .string(name)),
            ("scene", controllerID.map { .string($0) } ?? .null), ("target", target.map { .string($0) } ?? .null),
            ("device", .string(device)), ("style", style.map { .string($0) } ?? .null), ("hidden", isHidden.map { .bool($0) } ?? .null),
            ("animation", .string(animation)), ("decidedBy", .array(decidedBy.map { .string($0) })),
        ])
    }
}
