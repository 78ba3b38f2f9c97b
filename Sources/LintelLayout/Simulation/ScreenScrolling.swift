import LintelModel

/// Between the points that a finger moves a screen's content by and the share that the model knows. The first points of a large title's
/// height take the title away (SB-93), those after them move the content under the bar.
struct ScreenScrolling {
    private var motion: ScrollMotion
    /// Height of the expanded large title; 0 where there is none to scroll away.
    private var title: Double
    /// Points of content that do not fit, the large title being away.
    private var hidden: Double
    /// One pixel in points: content rests and moves on whole pixels.
    private var pixel: Double

    init(_ screen: Screen) {
        let measures = Measures(screen)
        title = measures.title
        hidden = measures.hidden
        pixel = measures.pixel
        let fraction = screen.content.scroll.fraction
        motion = ScrollMotion(
            offset: fraction > 0 ? measures.title + fraction * measures.hidden : 0, limits: measures.limits, viewport: measures.viewport)
        motion.detents = measures.detents
    }

    /// What a screen gives its content to move in.
    private struct Measures {
        var title: Double
        var hidden: Double
        var viewport: Double
        var pixel: Double

        init(_ screen: Screen) {
            var top = screen
            top.content.scroll = .top
            top.largeTitleScroll = 0
            title = top.barFrames(top.resolved()).largeTitle?.height ?? 0
            // The smallest share that counts as scrolled: the large title is away then, and the bars have their insets.
            var scrolled = screen
            scrolled.content.scroll = .fraction(.leastNormalMagnitude)
            let insets = scrolled.resolved().contentInsets
            viewport = screen.size.height - insets.top - insets.bottom
            hidden = screen.scrollLength(insets) ?? 0
            // Content that fits is not moved, and takes no title away.
            if hidden <= 0 { title = 0 }
            pixel = 1 / Double(screen.device.scale.factor)
        }

        var limits: ClosedRange<Double> { 0...max(0, title + hidden) }
        var detents: [Double] { title > 0 ? [0, title] : [] }
    }

    var isMoving: Bool { motion.isMoving }

    mutating func begin(at y: Double, time: Double, in screen: Screen) {
        settle(in: screen)
        motion.begin(at: y, time: time)
    }

    mutating func drag(to y: Double, time: Double) { motion.drag(to: y, time: time) }
    mutating func end(time: Double) { motion.end(time: time) }
    mutating func wheel(_ dy: Double, at time: Double) { motion.scroll(by: dy, time: time) }
    mutating func travelToTop(at time: Double) { motion.travel(to: 0, time: time) }
    mutating func advance(to time: Double) { motion.advance(to: time) }

    mutating func settle(in screen: Screen) {
        let measures = Measures(screen)
        title = measures.title
        hidden = measures.hidden
        pixel = measures.pixel
        motion.confine(to: measures.limits, viewport: measures.viewport)
        motion.detents = measures.detents
    }

    func apply(to screen: inout Screen) {
        guard screen.content.isScrollable, hidden > 0 else { return }
        let offset = (motion.offset / pixel).rounded() * pixel
        if title > 0, offset <= title {
            screen.content.scroll = .fraction(0)
            screen.largeTitleScroll = offset
        } else {
            screen.content.scroll = .fraction((offset - title) / hidden)
            screen.largeTitleScroll = 0
        }
    }
}
