public import LintelModel

/// What stands above a screen and its bars: a sheet, a popover, an alert, or whatever was presented over the full screen. In the screen's points.
public struct PlacedOverlay: Hashable, Sendable {
    /// How it comes and goes.
    public enum Entrance: Hashable, Sendable, CaseIterable {
        /// Up from the lower edge, and down again.
        case slide
        /// Fades in while it shrinks to its size, and fades out.
        case zoom
        case fade
    }

    /// Nothing of it is painted outside.
    public var frame: Rect
    /// Of the corners, in points.
    public var cornerRadius: Double
    /// What covers everything below it.
    public var dimming: [Scene.Item]
    public var entrance: Entrance
    public var content: [Scene.Item]
    public var navigationBar: PlacedBar?
    public var toolbar: PlacedBar?
    public var tabBar: PlacedBar?

    public init(frame: Rect, cornerRadius: Double = 0, dimming: [Scene.Item] = [], content: [Scene.Item] = [], entrance: Entrance = .slide)
    {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.dimming = dimming
        self.content = content
        self.entrance = entrance
    }

    /// Takes the content and the bars of a screen that was placed for itself, at the overlay's own place.
    public mutating func take(_ screen: PlacedScreen) {
        content += screen.content.map { $0.offset(x: frame.x, y: frame.y) }
        navigationBar = screen.navigationBar?.offset(x: frame.x, y: frame.y)
        toolbar = screen.toolbar?.offset(x: frame.x, y: frame.y)
        tabBar = screen.tabBar?.offset(x: frame.x, y: frame.y)
    }

    public var drawing: [Scene.Item] {
        let bars = [tabBar, toolbar, navigationBar].compactMap(\.self).flatMap(\.drawing)
        return dimming + [.group(Group(content + bars, clip: .roundedRect(frame, radius: cornerRadius)))]
    }
}
