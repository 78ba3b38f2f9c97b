/// What an item's icon is besides its name: how it is painted, where it moves to, what stands for it in low bars and in the large content
/// viewer (`UIBarItem`, TB-55, TB-56, TB-59).
public struct BarPicture: Hashable, Sendable {
    /// `UIImage.RenderingMode`; what is not said is a template in a bar (TB-56).
    public enum Rendering: String, Hashable, Sendable, CaseIterable { case template, original }

    public var rendering: Rendering
    /// Colour of its own in the place of the item's (`withTintColor`); counts for originals.
    public var color: DynamicColor?
    /// Side of a symbol's square and its weight, where the image's configuration says so; nil is the bar's.
    public var symbolSide: Double?
    public var symbolWeight: Font.Weight?
    /// Moves the icon by half the difference of opposite sides; points (`imageInsets`).
    public var insets: EdgeInsets
    /// In the icon's place in compact height (`landscapeImagePhone`); nil keeps the icon, scaled to the lower bar (TB-55).
    public var landscapeIcon: Icon?
    public var landscapeInsets: EdgeInsets
    /// In the large content viewer; nil enlarges the icon itself (TB-59).
    public var largeIcon: Icon?
    public var largeInsets: EdgeInsets

    public init(rendering: Rendering = .template, insets: EdgeInsets = .zero, landscapeIcon: Icon? = nil) {
        self.rendering = rendering
        self.insets = insets
        self.landscapeIcon = landscapeIcon
        landscapeInsets = .zero
        largeInsets = .zero
    }
}
