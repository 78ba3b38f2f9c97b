public import LintelModel

/// What an item leaves on the picture.
public struct ItemInk: Hashable, Sendable {
    /// The box of the painted pixels (cli.md, `ink`), in pixels; nil where the item paints nothing.
    public var pixels: PixelRect?
    /// Contrast ratio of the item's own colour to what lies under it, from 1 to 21 (WCAG 2.1); nil without ink.
    public var contrast: Double?

    /// Of an item that paints nothing.
    public static let none = ItemInk(pixels: nil, contrast: nil)

    public init(pixels: PixelRect?, contrast: Double?) {
        self.pixels = pixels
        self.contrast = contrast
    }
}
