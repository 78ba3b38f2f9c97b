/// A rectangle in points, from the top left of the screen as held, y down.
public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public init(center: Point, size: Size) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    public var origin: Point { Point(x: x, y: y) }
    public var size: Size { Size(width: width, height: height) }
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    public var minX: Double { x }
    public var minY: Double { y }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
    public var midX: Double { x + width / 2 }
    public var midY: Double { y + height / 2 }
    /// Whether it has no area.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Each side moved inwards; negative distances move it outwards.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    /// All four sides moved inwards by the same distance.
    public func inset(by amount: Double) -> Rect {
        inset(by: EdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Shifted by so many points.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

    /// Left and upper edge belong to it, right and lower edge do not.
    public func contains(_ point: Point) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }

    /// Whether the two have an area in common.
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The part both have in common; empty where they have none.
    public func intersection(_ other: Rect) -> Rect {
        guard intersects(other) else { return .zero }
        return Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The smallest rectangle that holds both; an empty one counts for nothing.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// The rectangle seen in a mirror that stands upright in a space of the given width (right-to-left bars).
    public func mirrored(in width: Double) -> Rect { Rect(x: width - maxX, y: y, width: self.width, height: height) }
}
