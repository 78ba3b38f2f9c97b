/// A set of screenshots in App Store Connect, and the sizes it takes (devices.md, App Store slots).
public struct AppStoreSlot: Hashable, Sendable {
    /// As the page names it, such as `6.3"`.
    public var name: String
    /// App Store Connect's key; its number is not the size in inches.
    public var displayType: String
    public var acceptedPortrait: [PixelSize]
    public var acceptedLandscape: [PixelSize]

    public init(name: String, displayType: String, acceptedPortrait: [PixelSize], acceptedLandscape: [PixelSize]? = nil) {
        self.name = name
        self.displayType = displayType
        self.acceptedPortrait = acceptedPortrait
        self.acceptedLandscape = acceptedLandscape ?? acceptedPortrait.map(\.turned)
    }

    /// Whether a screenshot of this size may be uploaded.
    public func accepts(_ pixels: PixelSize) -> Bool { acceptedPortrait.contains(pixels) || acceptedLandscape.contains(pixels) }
}
