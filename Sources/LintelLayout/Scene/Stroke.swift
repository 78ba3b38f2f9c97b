/// How a line is drawn along an outline.
public struct Stroke: Hashable, Sendable {
    /// The ends of an open line.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// The corners of a line.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Points; the line lies half on either side of the outline.
    public var width: Double
    public var cap: Cap
    public var join: Join

    public init(width: Double, cap: Cap = .round, join: Join = .round) {
        self.width = width
        self.cap = cap
        self.join = join
    }
}
