import Foundation

/// Follows a finger that comes in over an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Where fingers may come from; none until it is said.
    open var edges: UIRectEdge = []

    // All of these are read from UIKit's own classes (`_UIScreenEdgePanRecognizerEdgeSettings`).
    /// Points from the edge within which a finger comes down.
    static let region: CGFloat = 13
    /// Points inwards after which it is found.
    private static let wayInwards: CGFloat = 15
    /// The angle around the straight way in, in radians.
    private static let angleWindow = 2.70526034
    /// Seconds in which the angle that is allowed closes, and points along the edge that are always allowed.
    private static let angleDecayTime = 0.5
    private static let leastStray: CGFloat = 20

    private var edge: UIRectEdge = []
    private var start = CGPoint.zero
    private var startTime = 0.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard self.touches.count == 1 else { return }
        edge = edges.intersection(touchedEdges(at: middle))
        start = middle
        startTime = event.timestamp
        if edge.isEmpty { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, hasStrayed(at: event.timestamp) { return state = .failed }
        super.touchesMoved(touches, with: event)
    }

    /// Across the edge, not in all directions.
    override var hasGoneFarEnough: Bool { wayIn > Self.wayInwards }

    /// The box whose edges count.
    var edgeBounds: CGRect { view?.window?.bounds ?? .zero }

    private func touchedEdges(at point: CGPoint) -> UIRectEdge {
        let box = edgeBounds
        var touched: UIRectEdge = []
        if point.x - box.minX < Self.region { touched.insert(.left) }
        if box.maxX - point.x < Self.region { touched.insert(.right) }
        if point.y - box.minY < Self.region { touched.insert(.top) }
        if box.maxY - point.y < Self.region { touched.insert(.bottom) }
        return touched
    }

    private var way: CGPoint { CGPoint(x: middle.x - start.x, y: middle.y - start.y) }

    /// Points from the edge inwards, of all edges that were touched the farthest.
    private var wayIn: CGFloat {
        let ways: [(UIRectEdge, CGFloat)] = [(.left, way.x), (.right, -way.x), (.top, way.y), (.bottom, -way.y)]
        return ways.filter { edge.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// Points along the edge.
    private var wayAlong: CGFloat {
        if edge.isDisjoint(with: [.top, .bottom]) { return abs(way.y) }
        return edge.isDisjoint(with: [.left, .right]) ? abs(way.x) : 0
    }

    private func hasStrayed(at time: Double) -> Bool {
        let slope = tan(CGFloat(Self.angleWindow / 2))
        if hasGoneFarEnough { return wayAlong >= wayIn * slope }
        let open = 1 - (time - startTime) / Self.angleDecayTime
        return wayAlong > max(Self.wayInwards * slope * CGFloat(open), Self.leastStray)
    }
}
