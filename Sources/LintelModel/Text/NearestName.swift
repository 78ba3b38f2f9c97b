/// Finds what a person probably meant by a name that does not exist.
public enum NearestName {
    /// The candidate that is fewest edits away, if that is at most a third of the name's length (and one edit for short names).
    /// Case, spaces, hyphens and underscores count for nothing; the first of equals wins. Where nothing is that near, a candidate that
    /// begins with the name.
    public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        all(near: name, among: candidates, limit: 1).first
    }

    /// All candidates that near, nearest first, equals in their own order; at most `limit`.
    public static func all(near name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = folded(name)
        guard !wanted.isEmpty else { return [] }
        let near = candidates.enumerated().compactMap { index, candidate -> (distance: Int, index: Int, name: String)? in
            let other = folded(candidate)
            let allowed = max(1, max(wanted.count, other.count) / 3)
            // A difference in length alone is at least as many edits.
            let lengths = abs(wanted.count - other.count)
            let edits = lengths <= allowed ? distance(wanted, other) : lengths
            if edits <= allowed, lengths <= allowed { return (edits, index, candidate) }
            // After all that are misspelt: names of which only the beginning was given, such as `light` for `lightContent`.
            let isBeginning = wanted.count >= shortestBeginning && other.starts(with: wanted)
            return isBeginning ? (beginningRank + lengths, index, candidate) : nil
        }
        return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
    }

    private static let shortestBeginning = 3
    /// Beyond every number of edits.
    private static let beginningRank = 1000

    /// Edits (one character put in, left out, changed, or two neighbours exchanged) between two texts; case counts.
    public static func distance(_ left: String, _ right: String) -> Int { distance(Array(left), Array(right)) }

    private static func folded(_ name: String) -> [Character] {
        name.lowercased().filter { !" -_".contains($0) }
    }

    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var least = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
                row.append(least)
            }
            (before, previous) = (previous, row)
        }
        return previous[b.count]
    }
}
