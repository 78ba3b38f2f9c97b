/// The first lines in which two texts differ.
struct LineDifference {
    let old: [Substring]
    let new: [Substring]
    /// Counted from 1.
    let firstLine: Int

    /// Nil where the texts are the same.
    init?(from old: String, to new: String, most: Int = 3) {
        let (before, after) = (Self.lines(old), Self.lines(new))
        guard before != after else { return nil }
        let same = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        firstLine = same + 1
        self.old = Array(before[same..<max(same, before.count - end)].prefix(most))
        self.new = Array(after[same..<max(same, after.count - end)].prefix(most))
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// As in a diff: what went with a minus, what came with a plus.
    var marked: [String] { old.map { "  - " + $0 } + new.map { "  + " + $0 } }
}
