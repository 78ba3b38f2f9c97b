public import Foundation
public import LintelModel

// Core Graphics' values at UIKit's side, the model's own below: the only place where one becomes the other.

extension CGRect {
    /// From the model's rectangle, in points.
    public init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

    var model: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension CGPoint {
    /// From the model's point, in points.
    public init(_ point: Point) { self.init(x: point.x, y: point.y) }

    var model: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
    /// From the model's size, in points.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    var model: Size { Size(width: Double(width), height: Double(height)) }
}

extension ClosedRange<CGFloat> {
    var model: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
