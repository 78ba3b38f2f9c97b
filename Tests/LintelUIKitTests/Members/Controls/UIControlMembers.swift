import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let control = MemberTable("UIControl") { type in
        type.member("isEnabled") { stage in
            let button = stage.button()
            return { button.isEnabled = false }
        }
        type.member("isHighlighted") { stage in
            let button = stage.button()
            return { button.isHighlighted = true }
        }
        type.member("isSelected") { stage in
            let button = stage.button()
            button.setTitle("Selected", for: .selected)
            return { button.isSelected = true }
        }
        type.member("state") { stage in
            let button = stage.button()
            stage.see { button.state }
            return { stage.touch(.began, 60, 220) }
        }
        type.member("addAction(_:for:)") { stage in
            let button = stage.button()
            stage.seeHeard { stage.tap() }
            return { button.addAction(stage.telling("touched"), for: .touchUpInside) }
        }
        type.member("addTarget(_:action:for:)") { stage in
            let (button, target) = (stage.button(), TellingController(stage))
            stage.keep(target)
            stage.seeHeard { stage.tap() }
            return { button.addTarget(target, action: Selector("heard", TellingController.heard), for: .touchUpInside) }
        }
        type.member("removeTarget(_:action:for:)") { stage in
            let (button, target) = (stage.button(), TellingController(stage))
            stage.keep(target)
            button.addTarget(target, action: Selector("heard", TellingController.heard), for: .touchUpInside)
            stage.seeHeard { stage.tap() }
            return { button.removeTarget(target, action: nil, for: .touchUpInside) }
        }
        type.member("sendActions(for:)") { stage in
            let button = stage.button()
            button.addAction(stage.telling("sent"), for: .valueChanged)
            return { button.sendActions(for: .valueChanged) }
        }
    }

    /// What is heard while a finger, a choice and a keyboard do all there is to do.
    static let controlEvent = MemberTable("UIControl.Event") { type in
        type.values(
            [
                "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
                "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
                "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
            ]
        ) { (stage, event: UIControl.Event) in
            stage.see { stage.log }
            stage.playEverything(event)
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let button = stage.button()
            stage.seeHeard { stage.tap() }
            let inside = UIControl.Event.touchUpInside.rawValue
            return { button.addAction(stage.telling("touched"), for: UIControl.Event(rawValue: inside | 1 << 30)) }
        }
    }

    /// In which state a button has the title that was set for one.
    static let controlState = MemberTable("UIControl.State") { type in
        type.values(
            ["normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused]
        ) { (stage, state: UIControl.State) in
            let button = stage.button()
            button.setTitle("Own", for: state)
            stage.see { [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map { button.title(for: $0) } }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let button = stage.button()
            let both = UIControl.State.selected.rawValue | UIControl.State.highlighted.rawValue
            button.isSelected = true
            button.isHighlighted = true
            return { button.setTitle("Both", for: UIControl.State(rawValue: both)) }
        }
    }
}

extension TellingController {
    fileprivate func heard() { tell() }
}

extension Stage {
    /// Tells after which step an event came.
    fileprivate func playEverything(_ event: UIControl.Event) {
        let field = UITextField(frame: CGRect(x: 40, y: 320, width: 200, height: 30))
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 40, y: 400, width: 200, height: 30)
        var step = "nothing"
        for control in [button(), field, segments] as [UIControl] {
            show(control)
            control.addAction(UIAction { [unowned self] _ in told("\(Swift.type(of: control)) \(step)") }, for: event)
        }
        func play(_ name: String, _ work: () -> Void) {
            step = name
            work()
        }
        play("down") { touch(.began, 60, 220) }
        play("up") { touch(.ended, 60, 220) }
        touch(.began, 60, 220)
        play("out") { touch(.moved, 300, 500) }
        play("up outside") { touch(.ended, 300, 500) }
        touch(.began, 60, 220)
        play("cancel") { touch(.cancelled, 60, 220) }
        touch(.began, 200, 410)
        play("choose") { touch(.ended, 200, 410) }
        play("begin") { field.becomeFirstResponder() }
        play("type") { app.handle(.text("a")) }
        play("return") { app.handle(.returnKey) }
        play("end") { field.resignFirstResponder() }
    }
}
