/// The four appearances of a bar; nil falls back as TB-10 says.
public struct AppearanceSlots: Hashable, Sendable {
    public var standard: BarAppearance
    public var compact: BarAppearance?
    public var scrollEdge: BarAppearance?
    public var compactScrollEdge: BarAppearance?

    public init(
        standard: BarAppearance = .standard, compact: BarAppearance? = nil, scrollEdge: BarAppearance? = nil,
        compactScrollEdge: BarAppearance? = nil
    ) {
        self.standard = standard
        self.compact = compact
        self.scrollEdge = scrollEdge
        self.compactScrollEdge = compactScrollEdge
    }
}
