import LintelModel

/// One finger on a screen, from its coming down: still a tap, or already a pan.
struct ScreenGesture {
    let finger: Int
    /// Came down on content that scrolls.
    let isOnContent: Bool
    /// Stopped content that moved: then it is no tap.
    private let stops: Bool
    private let start: Point
    private var last: Point
    private(set) var isPan = false
    /// The way of the last move.
    private(set) var goesUp = false

    /// A finger that goes further than this pans, points (UIKit's pan recognizers begin at about so many).
    static let slop = 10.0

    init(_ touch: Touch, isOnContent: Bool, stops: Bool) {
        finger = touch.finger
        self.isOnContent = isOnContent
        self.stops = stops
        start = touch.point
        last = touch.point
    }

    var isScrolling: Bool { isPan && isOnContent }
    var isTap: Bool { !isPan && !stops }

    mutating func move(to point: Point) {
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        if dx * dx + dy * dy > Self.slop * Self.slop { isPan = true }
        if point.y != last.y { goesUp = point.y < last.y }
        last = point
    }
}

extension Screen {
    /// Whether a finger that comes down there moves the content: not on bars or the keyboard.
    func scrolls(at point: Point) -> Bool {
        guard content.isScrollable else { return false }
        let frames = barFrames(resolved())
        let bars = [frames.statusBar, frames.navigationBar?.content, frames.toolbar?.content, frames.tabBar?.content, frames.keyboard]
        return !bars.contains { $0?.contains(point) == true }
    }
}
