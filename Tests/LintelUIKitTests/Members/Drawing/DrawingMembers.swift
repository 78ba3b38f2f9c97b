import Foundation
import LintelUIKit

extension MemberTable {
    static var drawing: [MemberTable] {
        [graphics, context, bezierPath, imageRenderer, imageRendererContext, drawingView, drawingLayer, drawingImage, drawingColor]
    }

    /// The functions without a type.
    static let graphics = MemberTable("") { type in
        type.pictured(
            "UIGraphicsBeginImageContext(_:)", "UIGraphicsGetImageFromCurrentImageContext()", "UIGraphicsEndImageContext()",
            "UIRectFill(_:)"
        ) { _ in
            UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
            defer { UIGraphicsEndImageContext() }
            UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
            return UIGraphicsGetImageFromCurrentImageContext()
        }
        type.pictured("UIGraphicsBeginImageContextWithOptions(_:_:_:)", "UIGraphicsGetCurrentContext()") { _ in
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 2)
            defer { UIGraphicsEndImageContext() }
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            return UIGraphicsGetImageFromCurrentImageContext()
        }
    }

    static let context = MemberTable("CGContext") { type in
        type.drawn("saveGState()", "restoreGState()") { context in
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("setFillColor(_:)") { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("setStrokeColor(_:)") { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("setLineWidth(_:)") { context in
            context.setLineWidth(4)
            context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("setAlpha(_:)") { context in
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("translateBy(x:y:)") { context in
            context.translateBy(x: 10, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("scaleBy(x:y:)") { context in
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        type.drawn("move(to:)", "addLine(to:)", "closePath()", "strokePath()") { context in
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 0, y: 10))
            context.closePath()
            context.strokePath()
        }
        type.drawn("addRect(_:)", "addEllipse(in:)", "fillPath()") { context in
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
            context.fillPath()
        }
        type.drawn("fill(_:)") { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        type.drawn("stroke(_:)") { $0.stroke(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        type.drawn("fillEllipse(in:)") { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        type.drawn("strokeEllipse(in:)") { $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }

    static let bezierPath = MemberTable("UIBezierPath") { type in
        let box = CGRect(x: 0, y: 0, width: 20, height: 10)
        type.drawn("move(to:)", "addLine(to:)", "addCurve(to:controlPoint1:controlPoint2:)", "close()") { _ in
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addCurve(to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 10, y: 5), controlPoint2: CGPoint(x: 5, y: 10))
            path.close()
            path.fill()
        }
        type.drawn("init(rect:)", "fill()") { _ in UIBezierPath(rect: box).fill() }
        type.drawn("init(roundedRect:cornerRadius:)") { _ in UIBezierPath(roundedRect: box, cornerRadius: 3).fill() }
        type.drawn("init(ovalIn:)") { _ in UIBezierPath(ovalIn: box).fill() }
        type.drawn("append(_:)") { _ in
            let path = UIBezierPath()
            path.append(UIBezierPath(rect: box))
            path.fill()
        }
        type.drawn("lineWidth", "stroke()") { _ in
            let path = UIBezierPath(rect: box)
            path.lineWidth = 3
            path.stroke()
        }
    }

    static let imageRenderer = MemberTable("UIGraphicsImageRenderer") { type in
        type.pictured("init(size:)", "image(actions:)") { _ in
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image(actions: { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
            )
        }
        type.pictured("init(bounds:)") { _ in
            UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 20, height: 20)).image {
                $0.fill(CGRect(x: 5, y: 5, width: 9, height: 9))
            }
        }
    }

    static let imageRendererContext = MemberTable("UIGraphicsImageRendererContext") { type in
        let renderer = { UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)) }
        type.pictured("cgContext") { _ in renderer().image { $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)) } }
        type.pictured("fill(_:)") { _ in renderer().image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) } }
        type.pictured("stroke(_:)") { _ in renderer().image { $0.stroke(CGRect(x: 0, y: 0, width: 9, height: 9)) } }
    }

    static let drawingView = MemberTable("UIView") { type in
        type.drawn("draw(_:)") { context in context.fill(CGRect(x: 0, y: 0, width: 30, height: 5)) }
        type.member("setNeedsDisplay()") { stage in
            let view = Drawn()
            stage.show(view)
            return {
                view.work = { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 5)) }
                view.setNeedsDisplay()
            }
        }
        type.pictured("drawHierarchy(in:afterScreenUpdates:)") { stage in
            UIGraphicsBeginImageContext(stage.view.bounds.size)
            defer { UIGraphicsEndImageContext() }
            stage.view.drawHierarchy(in: stage.view.bounds, afterScreenUpdates: true)
            return UIGraphicsGetImageFromCurrentImageContext()
        }
    }

    static let drawingLayer = MemberTable("CALayer") { type in
        type.pictured("render(in:)") { stage in
            UIGraphicsImageRenderer(bounds: stage.view.bounds).image { stage.view.layer.render(in: $0.cgContext) }
        }
    }

    static let drawingImage = MemberTable("UIImage") { type in
        type.drawn("draw(in:)") { _ in UIImage.star.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        type.drawn("draw(at:)") { _ in UIImage.star.draw(at: CGPoint(x: 5, y: 5)) }
        type.member("pngData()") { stage in
            var image = UIImage.star
            stage.see { image.pngData() == nil }
            return {
                image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                }
            }
        }
    }

    static let drawingColor = MemberTable("UIColor") { type in
        type.drawn("setFill()") { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        type.drawn("set()") { _ in
            UIColor.red.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        type.drawn("setStroke()") { _ in
            UIColor.red.setStroke()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).stroke()
        }
    }

    /// A row about what a view draws itself.
    private func drawn(_ names: String..., line: Int = #line, _ work: @escaping @MainActor (CGContext) -> Void) {
        for name in names {
            member(name, line: line) { stage in
                let view = Drawn()
                stage.show(view)
                return {
                    view.work = work
                    view.setNeedsDisplay()
                }
            }
        }
    }

    /// A row about a picture of drawing.
    private func pictured(_ names: String..., line: Int = #line, _ make: @escaping @MainActor (Stage) -> UIImage?) {
        for name in names {
            member(name, line: line) { stage in
                stage.keep(stage.square())
                let view = UIImageView(frame: CGRect(x: 40, y: 320, width: 60, height: 60))
                stage.show(view)
                return { view.image = make(stage) }
            }
        }
    }
}

private final class Drawn: UIView {
    var work: @MainActor (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { work(context) }
    }
}
