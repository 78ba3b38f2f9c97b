import LintelModel

/// Names files after what they show.
struct PictureNames {
    private var used: Set<String> = []

    /// `Inbox-iPhone-15-dark`, and a number where that is taken.
    mutating func name(for requested: RequestedScreen) -> String {
        let device = requested.screen.device.name
        let words = [requested.title, device] + requested.labels.filter { $0 != device }
        let name = words.map(Self.plain).filter { !$0.isEmpty }.joined(separator: "-")
        var candidate = name
        var number = 2
        // Some file systems hold `a` and `A` for one.
        while !used.insert(candidate.lowercased()).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }

    /// Letters, digits, dots and underscores; everything else becomes one hyphen.
    private static func plain(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.joined(separator: "-")
    }
}
