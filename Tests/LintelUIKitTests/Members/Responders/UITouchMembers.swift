import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let touch = MemberTable("UITouch") { type in
        type.member("location(in:)") { stage in
            let view = down(stage)
            stage.see { view.touch?.location(in: view) }
            return { stage.touch(.moved, 120, 260) }
        }
        type.member("previousLocation(in:)") { stage in
            let view = down(stage)
            stage.touch(.moved, 120, 260)
            stage.see { view.touch?.previousLocation(in: view) }
            return { stage.touch(.moved, 130, 270) }
        }
        type.member("phase") { stage in
            let view = down(stage)
            stage.see { view.touch?.phase }
            return { stage.touch(.moved, 120, 260) }
        }
        type.member("timestamp") { stage in
            let view = down(stage)
            stage.see { view.touch?.timestamp }
            return {
                stage.app.run(for: 0.1)
                stage.touch(.moved, 120, 260)
            }
        }
        type.member("tapCount") { stage in
            let view = down(stage)
            stage.touch(.ended, 100, 250)
            stage.see { view.touch?.tapCount }
            return { stage.touch(.began, 100, 250) }
        }
        type.member("view") { stage in
            let (view, other) = (TouchView(stage), UIView())
            stage.show(view)
            stage.see {
                stage.app.tap(view)
                return view.touch?.view === other
            }
            return {
                other.frame = view.bounds
                view.addSubview(other)
            }
        }
        type.member("window") { stage in
            let view = TouchView(stage)
            stage.show(view)
            stage.see { view.touch?.window === stage.app.keyWindow }
            return { stage.app.tap(view) }
        }
        type.member("gestureRecognizers") { stage in
            let view = TouchView(stage)
            stage.show(view)
            stage.see {
                stage.app.tap(view)
                return view.touch?.gestureRecognizers?.count
            }
            return { view.addGestureRecognizer(UITapGestureRecognizer()) }
        }
    }

    /// A view under a finger.
    private static func down(_ stage: Stage) -> TouchView {
        let view = TouchView(stage)
        stage.show(view)
        stage.touch(.began, 100, 250)
        return view
    }

    static let touchPhase = MemberTable("UITouch.Phase") { type in
        type.values(["began": UITouch.Phase.began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]) { stage, phase in
            let view = down(stage)
            var steps = [view.touch?.phase == phase]
            stage.touch(.moved, 120, 260)
            steps.append(view.touch?.phase == phase)
            stage.touch(.ended, 120, 260)
            steps.append(view.touch?.phase == phase)
            stage.touch(.began, 100, 250)
            stage.touch(.cancelled, 100, 250)
            steps.append(view.touch?.phase == phase)
            stage.see { steps }
        }
    }

    static let event = MemberTable("UIEvent") { type in
        type.member("allTouches") { stage in
            let view = down(stage)
            stage.see { view.event?.allTouches?.count }
            return { stage.touch(.began, 150, 270, finger: 1) }
        }
        type.member("touches(for:)") { stage in
            _ = down(stage)
            let other = TouchView(stage)
            other.frame = CGRect(x: 40, y: 400, width: 200, height: 100)
            stage.show(other)
            stage.see { other.event?.touches(for: other)?.count }
            return { stage.touch(.began, 100, 450, finger: 1) }
        }
        type.member("timestamp") { stage in
            let view = down(stage)
            stage.see { view.event?.timestamp }
            return {
                stage.app.run(for: 0.1)
                stage.touch(.moved, 120, 260)
            }
        }
    }
}
