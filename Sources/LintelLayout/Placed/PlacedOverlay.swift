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

    /// The screen below, smaller and round, while a sheet stands above it (up to iOS 18).
    public struct Recess: Hashable, Sendable {
        /// Where the smaller screen's upper edge rests, in points.
        public var top: Double
        /// How far it has gone back, 0 to 1.
        public var share = 1.0

        public init(top: Double) { self.top = top }

        // By eye, on screenshots of sheets of iOS 13 to 18.
        private static let side = 16.0
        private static let cornerRadius = 10.0

        /// The screen's drawing, pushed back on black.
        func drawing(_ screen: [Scene.Item], of size: Size) -> [Scene.Item] {
            let side = Self.side * share
            let scale = 1 - 2 * side / size.width
            let box = Rect(x: side, y: top * share, width: size.width * scale, height: size.height * scale)
            let ground = Scene.Item.fill(.rect(Rect(origin: .zero, size: size)), .color(.black))
            let small = screen.map { $0.scaled(by: scale).offset(x: box.x, y: box.y) }
            return [ground, .group(Group(small, clip: .roundedRect(box, radius: Self.cornerRadius)))]
        }
    }

    /// Nothing of it is painted outside.
    public var frame: Rect
    /// Of the corners, in points.
    public var cornerRadius: Double
    /// What covers everything below it.
    public var dimming: [Scene.Item]
    public var entrance: Entrance
    /// Nil where the screen below stays as it is.
    public var recess: Recess?
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
        // The lower corners of a sheet lie below the screen's edge: nothing black shows beside them.
        let box = recess == nil ? frame : Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height + cornerRadius)
        return dimming + [.group(Group(content + bars, clip: .roundedRect(box, radius: cornerRadius)))]
    }
}
