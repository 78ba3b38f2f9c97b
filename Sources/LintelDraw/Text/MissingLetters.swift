/// Letters that no font at hand has, drawn as hollow boxes.
public struct MissingLetters: Hashable, Sendable {
    /// Each once, in the order they were met.
    public var letters: [String]
    /// The Debian package that has them; nil where none is known.
    public var package: String?

    /// One for each package.
    static func grouped(_ scalars: [UInt32]) -> [MissingLetters] {
        var groups: [MissingLetters] = []
        for scalar in scalars {
            let letter = Unicode.Scalar(scalar).map { String($0) } ?? "U+" + String(scalar, radix: 16, uppercase: true)
            let package = FallbackFonts.package(for: scalar)
            if let known = groups.firstIndex(where: { $0.package == package }) {
                groups[known].letters.append(letter)
            } else {
                groups.append(MissingLetters(letters: [letter], package: package))
            }
        }
        return groups
    }
}
