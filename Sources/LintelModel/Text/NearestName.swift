/// Finds what a person probably meant by a name that does not exist.
public enum NearestName {
    /// The candidate that is fewest edits away, if that is at most a third of the name's length (and one edit for short names).
    /// Case, spaces, hyphens and underscores count for nothing; the first of equals wins.
    public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = folded(name)
        guard !wanted.isEmpty else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = folded(candidate)
            let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, max(wanted.count, other.count) / 3))
            if let distance = distance(wanted, other, limit: limit) { best = (candidate, distance) }
        }
        return best?.name
    }

    private static func folded(_ name: String) -> [Character] {
        name.lowercased().filter { !" -_".contains($0) }
    }

    /// Edits (one character put in, left out, changed, or two exchanged) between two names; nil where they are more than `limit`.
    private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int? {
        guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
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
        return previous[b.count] <= limit ? previous[b.count] : nil
    }
}
