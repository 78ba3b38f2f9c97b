import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let affineTransform = MemberTable("CGAffineTransform") { type in
        type.mapped("init(a:b:c:d:tx:ty:)") { CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0) }
        type.mapped("init()") {
            var transform = CGAffineTransform()
            transform.a = 2
            return transform
        }
        type.mapped("init(translationX:y:)") { CGAffineTransform(translationX: 30, y: 0) }
        type.mapped("init(scaleX:y:)") { CGAffineTransform(scaleX: 0.5, y: 0.5) }
        type.mapped("init(rotationAngle:)") { CGAffineTransform(rotationAngle: 1) }
        type.mapped("a", "b", "c", "d", "tx", "ty") {
            var transform = CGAffineTransform.identity
            (transform.a, transform.b, transform.c, transform.d) = (0.9, 0.1, 0.2, 1.1)
            (transform.tx, transform.ty) = (5, 6)
            return transform
        }
        type.mapped("concatenating(_:)") { CGAffineTransform.identity.concatenating(CGAffineTransform(scaleX: 2, y: 2)) }
        type.mapped("translatedBy(x:y:)") { CGAffineTransform.identity.translatedBy(x: 10, y: 0) }
        type.mapped("scaledBy(x:y:)") { CGAffineTransform.identity.scaledBy(x: 2, y: 2) }
        type.mapped("rotated(by:)") { CGAffineTransform.identity.rotated(by: 1) }
        type.mapped("inverted()") { CGAffineTransform(scaleX: 2, y: 2).inverted() }
        type.member("identity", "isIdentity") { stage in
            let view = stage.square()
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            stage.see { view.transform.isIdentity }
            return { view.transform = .identity }
        }
    }

    static let transformedPoint = MemberTable("CGPoint") { type in
        type.square("applying(_:)") { _, view in view.center = view.center.applying(CGAffineTransform(translationX: 5, y: 5)) }
    }

    static let transformedSize = MemberTable("CGSize") { type in
        type.square("applying(_:)") { _, view in view.bounds.size = view.bounds.size.applying(CGAffineTransform(scaleX: 2, y: 2)) }
    }

    static let transformedRect = MemberTable("CGRect") { type in
        type.square("applying(_:)") { _, view in view.frame = view.frame.applying(CGAffineTransform(scaleX: 2, y: 2)) }
    }

    static let transformedView = MemberTable("UIView") { type in
        type.square("transform") { _, view in view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    }

    static let fontMetrics = MemberTable("UIFontMetrics") { type in
        type.scaled("init(forTextStyle:)") { UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 17)) }
        type.scaled("default") { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)) }
        type.scaled("scaledFont(for:)") { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)) }
        type.scaled("scaledValue(for:)") { .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17)) }
    }

    /// A row about how a square is seen.
    private func mapped(_ names: String..., line: Int = #line, _ make: @escaping @MainActor () -> CGAffineTransform) {
        for name in names {
            member(name, line: line) { stage in
                let view = stage.square()
                return { view.transform = make() }
            }
        }
    }

    /// A row about a font that is made for a large text size.
    private func scaled(_ name: String, line: Int = #line, _ make: @escaping @MainActor () -> UIFont) {
        member(name, line: line) { stage in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: 17)
            stage.show(label)
            stage.app.handle(.textSize(.accessibilityLarge))
            return { label.font = make() }
        }
    }
}
