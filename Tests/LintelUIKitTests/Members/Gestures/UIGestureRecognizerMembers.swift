import Foundation
import LintelModel
import LintelUIKit

/// Begins with the finger and follows it; one that comes down right of 200 points makes it fail.
private class Following: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = location(in: nil).x > 200 ? .failed : .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// Begins as soon as a finger comes down.
private class Quick: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

extension MemberTable {
    static let gestureRecognizer = MemberTable("UIGestureRecognizer") { type in
        targets(type)
        states(type)
        overrides(type)
        places(type)
    }

    /// Sees what a tap on the middle of the shown view makes others tell.
    private static func seeTap(_ stage: Stage) {
        stage.seeHeard {
            stage.app.tap(at: Point(x: 140, y: 250))
            stage.rest()
        }
    }

    private static func targets(_ type: MemberTable) {
        type.member("init(target:action:)") { stage in
            final class Plain: UIGestureRecognizer {
                override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            }
            let (view, teller) = (UIView(), ActionTeller(stage))
            stage.show(view)
            stage.keep(teller)
            seeTap(stage)
            return { view.addGestureRecognizer(Plain(target: teller, action: Selector("act", ActionTeller.act)) as UIGestureRecognizer) }
        }
        type.member("addTarget(_:action:)") { stage in
            let (recognizer, teller) = (UITapGestureRecognizer(), ActionTeller(stage, "second"))
            stage.watch(recognizer)
            stage.keep(teller)
            seeTap(stage)
            return { recognizer.addTarget(teller, action: Selector("act", ActionTeller.act)) }
        }
        type.member("removeTarget(_:action:)") { stage in
            let recognizer = stage.watch(UITapGestureRecognizer())
            seeTap(stage)
            return { recognizer.removeTarget(nil, action: nil) }
        }
        type.member("delegate") { stage in
            let (recognizer, delegate) = (stage.watch(UITapGestureRecognizer()), GestureDelegate())
            delegate.begins = false
            stage.keep(delegate)
            seeTap(stage)
            return { recognizer.delegate = delegate }
        }
        type.member("isEnabled") { stage in
            let recognizer = stage.watch(UITapGestureRecognizer())
            seeTap(stage)
            return { recognizer.isEnabled = false }
        }
        type.member("cancelsTouchesInView") { stage in
            let recognizer = stage.watch(UITapGestureRecognizer(), on: TouchView(stage))
            seeTap(stage)
            return { recognizer.cancelsTouchesInView = false }
        }
        type.member("view") { stage in
            let recognizer = UITapGestureRecognizer()
            stage.see { recognizer.view == nil }
            return { stage.view.addGestureRecognizer(recognizer) }
        }
        type.member("require(toFail:)") { stage in
            let view = UIView()
            let twice = stage.watch(UITapGestureRecognizer(), on: view, tells: "twice")
            twice.numberOfTapsRequired = 2
            let once = stage.watch(UITapGestureRecognizer(), on: view, tells: "once")
            stage.seeHeard {
                stage.app.tap(view)
                stage.told("left")
                stage.rest()
            }
            return { once.require(toFail: twice) }
        }
        type.member("canBePrevented(by:)") { stage in
            final class Stubborn: Quick {
                var yields = true
                override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { yields }
            }
            let (view, second) = (UIView(), Stubborn())
            stage.watch(Quick(), on: view, tells: "first")
            stage.watch(second, on: view, tells: "second")
            seeTap(stage)
            return { second.yields = false }
        }
        type.member("canPrevent(_:)") { stage in
            final class Tolerant: Quick {
                var prevents = true
                override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
            }
            let (view, first) = (UIView(), Tolerant())
            stage.watch(first, on: view, tells: "first")
            stage.watch(Quick(), on: view, tells: "second")
            seeTap(stage)
            return { first.prevents = false }
        }
    }

    private static func states(_ type: MemberTable) {
        type.member("state") { stage in
            let recognizer = stage.watch(UITapGestureRecognizer())
            return { recognizer.state = .ended }
        }
        type.member("reset()") { stage in
            final class Resetting: UITapGestureRecognizer {
                var tell: () -> Void = {}
                override func reset() {
                    super.reset()
                    tell()
                }
            }
            let recognizer = stage.watch(Resetting())
            recognizer.tell = { stage.told("reset") }
            stage.seeTold("reset")
            return { stage.app.tap(at: Point(x: 140, y: 250)) }
        }
    }

    private static func overrides(_ type: MemberTable) {
        type.member("touchesBegan(_:with:)") { stage in
            final class Teller: TellingRecognizer {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tell() }
            }
            return fingers(Teller(stage), .began)
        }
        type.member("touchesMoved(_:with:)") { stage in
            final class Teller: TellingRecognizer {
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tell() }
            }
            return fingers(Teller(stage), .began, .moved)
        }
        type.member("touchesEnded(_:with:)") { stage in
            final class Teller: TellingRecognizer {
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { tell() }
            }
            return fingers(Teller(stage), .began, .ended)
        }
        type.member("touchesCancelled(_:with:)") { stage in
            final class Teller: TellingRecognizer {
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { tell() }
            }
            return fingers(Teller(stage), .began, .cancelled)
        }
    }

    private static func fingers(_ recognizer: TellingRecognizer, _ phases: Touch.Phase...) -> Use {
        let stage = recognizer.stage
        stage.watch(recognizer)
        stage.seeTold("heard")
        return { for phase in phases { stage.touch(phase, phase == .began ? 100 : 120, 250) } }
    }

    private static func places(_ type: MemberTable) {
        type.member("location(in:)") { stage in
            let recognizer = stage.watch(Following())
            stage.touch(.began, 100, 250)
            stage.see { recognizer.location(in: recognizer.view) }
            return { stage.touch(.moved, 120, 260) }
        }
        type.member("location(ofTouch:in:)") { stage in
            let recognizer = stage.watch(Following())
            stage.touch(.began, 100, 250)
            stage.see { recognizer.location(ofTouch: 0, in: recognizer.view) }
            return { stage.touch(.moved, 120, 260) }
        }
        type.member("numberOfTouches") { stage in
            let recognizer = stage.watch(Following())
            stage.touch(.began, 100, 250)
            stage.see { recognizer.numberOfTouches }
            return { stage.touch(.began, 150, 250, finger: 1) }
        }
    }

    static let gestureState = MemberTable("UIGestureRecognizer.State") { type in
        type.values(
            [
                "possible": UIGestureRecognizer.State.possible, "began": .began, "changed": .changed, "ended": .ended,
                "recognized": .recognized, "cancelled": .cancelled, "failed": .failed,
            ], alike: [["ended", "recognized"]]
        ) { stage, state in
            let recognizer = stage.watch(Following(), tells: "")
            recognizer.cancelsTouchesInView = false
            let watcher = StateWatcher(recognizer)
            stage.keep(watcher)
            recognizer.addTarget(watcher, action: Selector("note", StateWatcher.note))
            for (phase, x) in [(Touch.Phase.began, 100.0), (.moved, 120), (.ended, 120), (.began, 100), (.cancelled, 100), (.began, 220)] {
                stage.touch(phase, x, 250)
                watcher.note()
            }
            stage.see { watcher.states.map { $0 == state } }
        }
    }

    static let viewGestures = MemberTable("UIView") { type in
        type.member("addGestureRecognizer(_:)") { stage in
            let (view, recognizer) = (UIView(), stage.watch(UITapGestureRecognizer()))
            view.frame = CGRect(x: 40, y: 400, width: 200, height: 100)
            stage.show(view)
            stage.seeHeard {
                stage.app.tap(view)
                stage.rest()
            }
            return { view.addGestureRecognizer(recognizer) }
        }
        type.member("removeGestureRecognizer(_:)") { stage in
            let recognizer = stage.watch(UITapGestureRecognizer())
            seeTap(stage)
            return { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }
}

private class TellingRecognizer: UIGestureRecognizer {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        super.init(target: nil, action: nil)
    }

    func tell() { stage.told("heard") }
}

/// Writes down the states that a recognizer is in.
@MainActor private final class StateWatcher {
    private let recognizer: UIGestureRecognizer
    private(set) var states: [UIGestureRecognizer.State] = []

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    func note() { states.append(recognizer.state) }
}
