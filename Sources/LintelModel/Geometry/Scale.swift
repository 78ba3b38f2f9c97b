#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Pixels to a point (`UIScreen.scale`): the only place where points become pixels and back.
public struct Scale: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// 1, 2 or 3 on devices.
    public let factor: Int

    public init(_ factor: Int) {
        precondition(factor >= 1, "a scale is a whole number from 1")
        self.factor = factor
    }

    public init(integerLiteral value: Int) { self.init(value) }

    /// A length in pixels, not rounded.
    public func pixels(_ points: Double) -> Double { points * Double(factor) }

    /// A length in points.
    public func points(_ pixels: Double) -> Double { pixels / Double(factor) }

    /// The nearest length in points that ends on a pixel.
    public func snapped(_ points: Double) -> Double { (points * Double(factor)).rounded() / Double(factor) }

    /// What sums of thirds of a point may miss a whole pixel by, in pixels: no length that anybody writes down lies so near to one.
    private static let slack = 0.001

    /// The whole pixels of a size in points, rounded up.
    public func pixelSize(_ size: Size) -> PixelSize { PixelSize(width: pixelsUp(size.width), height: pixelsUp(size.height)) }

    /// The smallest box of whole pixels around a rectangle in points.
    public func pixelRect(_ rect: Rect) -> PixelRect {
        let (left, top) = (pixelsDown(rect.minX), pixelsDown(rect.minY))
        return PixelRect(x: left, y: top, width: pixelsUp(rect.maxX) - left, height: pixelsUp(rect.maxY) - top)
    }

    private func pixelsUp(_ points: Double) -> Int { Int(ceil(pixels(points) - Self.slack)) }

    private func pixelsDown(_ points: Double) -> Int { Int(floor(pixels(points) + Self.slack)) }

    /// The box in points.
    public func rect(_ box: PixelRect) -> Rect {
        Rect(x: points(Double(box.x)), y: points(Double(box.y)), width: points(Double(box.width)), height: points(Double(box.height)))
    }
}
