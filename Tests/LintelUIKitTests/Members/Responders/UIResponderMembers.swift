import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let responder = MemberTable("UIResponder") { type in
        type.member("becomeFirstResponder()") { stage in
            let field = UITextField()
            stage.show(field)
            return { field.becomeFirstResponder() }
        }
        type.member("resignFirstResponder()") { stage in
            let field = UITextField()
            stage.show(field)
            field.becomeFirstResponder()
            return { field.resignFirstResponder() }
        }
        type.member("isFirstResponder") { stage in
            let field = UITextField()
            stage.show(field)
            stage.see { field.isFirstResponder }
            return { field.becomeFirstResponder() }
        }
        type.member("canBecomeFirstResponder") { stage in
            final class Taking: UIView {
                var takes = false
                override var canBecomeFirstResponder: Bool { takes }
            }
            let view = Taking()
            stage.show(view)
            stage.see {
                defer { view.resignFirstResponder() }
                return view.becomeFirstResponder()
            }
            return { view.takes = true }
        }
        type.member("canResignFirstResponder") { stage in
            final class Keeping: UIView {
                var keeps = false
                override var canBecomeFirstResponder: Bool { true }
                override var canResignFirstResponder: Bool { !keeps }
            }
            let view = Keeping()
            stage.show(view)
            stage.see {
                view.becomeFirstResponder()
                return view.resignFirstResponder()
            }
            return { view.keeps = true }
        }
        type.member("inputAccessoryView") { stage in
            final class Holder: UIView {
                var held: UIView?
                override var canBecomeFirstResponder: Bool { true }
                override var inputAccessoryView: UIView? { held }
            }
            let view = Holder()
            let held = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.show(view)
            stage.see { held.window == nil }
            return {
                view.held = held
                view.becomeFirstResponder()
            }
        }
        type.member("next") { stage in
            let (inner, outer) = (UIView(), TouchView(stage))
            stage.show(outer, inner)
            stage.seeHeard {
                stage.app.tap(inner)
                if inner.next === outer { stage.told("to the outer") }
            }
            return { outer.addSubview(inner) }
        }
        touches(type)
    }

    private static func touches(_ type: MemberTable) {
        type.member("touchesBegan(_:with:)") { stage in
            final class Teller: TellingController {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell() }
            }
            return fingers(stage, Teller(stage)) { stage.touch(.began, 100, 300) }
        }
        type.member("touchesMoved(_:with:)") { stage in
            final class Teller: TellingController {
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell() }
            }
            return fingers(stage, Teller(stage)) {
                stage.touch(.began, 100, 300)
                stage.touch(.moved, 120, 300)
            }
        }
        type.member("touchesEnded(_:with:)") { stage in
            final class Teller: TellingController {
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell() }
            }
            return fingers(stage, Teller(stage)) {
                stage.touch(.began, 100, 300)
                stage.touch(.ended, 100, 300)
            }
        }
        type.member("touchesCancelled(_:with:)") { stage in
            final class Teller: TellingController {
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell() }
            }
            return fingers(stage, Teller(stage)) {
                stage.touch(.began, 100, 300)
                stage.touch(.cancelled, 100, 300)
            }
        }
    }

    /// A controller hears what its view does not handle.
    private static func fingers(_ stage: Stage, _ controller: UIViewController, _ act: @escaping Use) -> Use {
        stage.start(with: controller)
        stage.seeTold("heard")
        return act
    }
}
