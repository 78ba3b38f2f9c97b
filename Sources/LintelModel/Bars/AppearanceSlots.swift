/// The four appearances of a bar; nil falls back as TB-10 says.
public struct AppearanceSlots: Hashable, Sendable {
    /// What the bar looks like over scrolled content.
    public var standard: BarAppearance
    /// In landscape on phones.
    public var compact: BarAppearance?
    /// While the content's edge lies at the bar.
    public var scrollEdge: BarAppearance?
    /// Both at once.
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
