public import Foundation
import LintelModel

/// An outline to fill and to draw along, in points.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var path = Path()
    open var lineWidth: CGFloat = 1

    public override init() { super.init() }

    private init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect) { self.init(.rect(rect.model)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(.roundedRect(rect.model, radius: Double(cornerRadius)))
    }
    public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: rect.model)) }

    open func move(to point: CGPoint) { path.move(Double(point.x), Double(point.y)) }
    open func addLine(to point: CGPoint) { path.line(Double(point.x), Double(point.y)) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.elements.append(.curve(endPoint.model, control1: controlPoint1.model, control2: controlPoint2.model))
    }
    open func close() { path.close() }
    open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

    /// In the colour that was set last.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path) }
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, width: Double(lineWidth)) }
}
