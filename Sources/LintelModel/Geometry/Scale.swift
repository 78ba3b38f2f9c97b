#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Pixels to a point (`UIScreen.scale`): the only place where points become pixels and back.
public struct Scale: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let factor: Int

    public init(_ factor: Int) {
        precondition(factor >= 1, "a scale is a whole number from 1")
        self.factor = factor
    }

    public init(integerLiteral value: Int) { self.init(value) }

    public func pixels(_ points: Double) -> Double { points * Double(factor) }

    public func points(_ pixels: Double) -> Double { pixels / Double(factor) }

    /// The nearest length in points that ends on a pixel.
    public func snapped(_ points: Double) -> Double { (points * Double(factor)).rounded() / Double(factor) }

    /// The whole pixels of a size in points, rounded up.
    public func pixelSize(_ size: Size) -> PixelSize {
        PixelSize(width: Int(ceil(pixels(size.width) - 0.001)), height: Int(ceil(pixels(size.height) - 0.001)))
    }

    /// The smallest box of whole pixels around a rectangle in points.
    public func pixelRect(_ rect: Rect) -> PixelRect {
        let left = Int(floor(pixels(rect.minX) + 0.001))
        let top = Int(floor(pixels(rect.minY) + 0.001))
        return PixelRect(
            x: left, y: top, width: Int(ceil(pixels(rect.maxX) - 0.001)) - left, height: Int(ceil(pixels(rect.maxY) - 0.001)) - top)
    }

    public func rect(_ box: PixelRect) -> Rect {
        Rect(x: points(Double(box.x)), y: points(Double(box.y)), width: points(Double(box.width)), height: points(Double(box.height)))
    }
}
