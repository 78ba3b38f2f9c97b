import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let tap = MemberTable("UITapGestureRecognizer") { type in
        type.member("numberOfTapsRequired") { stage in
            let tap = stage.watch(UITapGestureRecognizer())
            seeFingers(stage, 1)
            return { tap.numberOfTapsRequired = 2 }
        }
        type.member("numberOfTouchesRequired") { stage in
            let tap = stage.watch(UITapGestureRecognizer())
            seeFingers(stage, 2)
            return { tap.numberOfTouchesRequired = 2 }
        }
    }

    static let longPress = MemberTable("UILongPressGestureRecognizer") { type in
        type.member("minimumPressDuration") { stage in
            let press = stage.watch(UILongPressGestureRecognizer())
            seeFingers(stage, 1, hold: 0.6)
            return { press.minimumPressDuration = 2 }
        }
        type.member("allowableMovement") { stage in
            let press = stage.watch(UILongPressGestureRecognizer())
            seeFingers(stage, 1, hold: 0.6, stray: 15)
            return { press.allowableMovement = 30 }
        }
        type.member("numberOfTouchesRequired") { stage in
            let press = stage.watch(UILongPressGestureRecognizer())
            seeFingers(stage, 2, hold: 0.6)
            return { press.numberOfTouchesRequired = 2 }
        }
    }

    static let pan = MemberTable("UIPanGestureRecognizer") { type in
        type.member("minimumNumberOfTouches") { stage in
            let pan = stage.watch(UIPanGestureRecognizer())
            seeFingers(stage, 1, stray: 60)
            return { pan.minimumNumberOfTouches = 2 }
        }
        type.member("maximumNumberOfTouches") { stage in
            let pan = stage.watch(UIPanGestureRecognizer())
            seeFingers(stage, 2, stray: 60)
            return { pan.maximumNumberOfTouches = 1 }
        }
        type.member("translation(in:)") { stage in
            let pan = panning(stage)
            stage.see { pan.translation(in: nil) }
            return { stage.touch(.moved, 140, 250) }
        }
        type.member("setTranslation(_:in:)") { stage in
            let pan = panning(stage)
            stage.see { pan.translation(in: nil) }
            return { pan.setTranslation(.zero, in: nil) }
        }
        type.member("velocity(in:)") { stage in
            let pan = panning(stage)
            stage.see { pan.velocity(in: nil) }
            return {
                stage.app.advance(to: stage.app.time + 0.05)
                stage.touch(.moved, 170, 250)
            }
        }
    }

    /// One that follows a finger.
    private static func panning(_ stage: Stage) -> UIPanGestureRecognizer {
        let pan = stage.watch(UIPanGestureRecognizer())
        stage.touch(.began, 100, 250)
        stage.app.advance(to: stage.app.time + 0.05)
        stage.touch(.moved, 120, 250)
        return pan
    }

    static let edgePan = MemberTable("UIScreenEdgePanGestureRecognizer") { type in
        type.member("edges") { stage in
            let pan = edgePans(stage)
            return { pan.edges = .left }
        }
    }

    static let rectEdge = MemberTable("UIRectEdge") { type in
        type.values(["top": UIRectEdge.top, "left": .left, "bottom": .bottom, "right": .right, "all": .all]) { stage, edge in
            edgePans(stage).edges = edge
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let pan = edgePans(stage)
            return { pan.edges = UIRectEdge(rawValue: UIRectEdge.right.rawValue) }
        }
    }

    /// A recognizer on the whole screen, and strokes inwards from its edges.
    private static func edgePans(_ stage: Stage) -> UIScreenEdgePanGestureRecognizer {
        // The status bar would take what comes from above.
        let plain = TestController(nil, hidden: true)
        stage.start(with: plain)
        let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        plain.view.addGestureRecognizer(pan)
        let size = plain.view.bounds.size
        let (width, height) = (Double(size.width), Double(size.height))
        stage.see {
            [
                (2.0, height / 2, 60.0, 0.0), (width - 2, height / 2, -60, 0), (width / 2, 2, 0, 60), (width / 2, height - 2, 0, -60),
            ].map { x, y, dx, dy in
                stage.touch(.began, x, y)
                stage.touch(.moved, x + dx, y + dy)
                defer {
                    stage.touch(.ended, x + dx, y + dy)
                    stage.rest()
                }
                return pan.state
            }
        }
        return pan
    }

    static let swipe = MemberTable("UISwipeGestureRecognizer") { type in
        type.member("direction") { stage in
            let swipe = stage.watch(UISwipeGestureRecognizer())
            seeFingers(stage, 1, stray: 60)
            return { swipe.direction = .left }
        }
        type.member("numberOfTouchesRequired") { stage in
            let swipe = stage.watch(UISwipeGestureRecognizer())
            seeFingers(stage, 2, stray: 60)
            return { swipe.numberOfTouchesRequired = 2 }
        }
    }

    static let swipeDirection = MemberTable("UISwipeGestureRecognizer.Direction") { type in
        type.values(["left": UISwipeGestureRecognizer.Direction.left, "right": .right, "up": .up, "down": .down]) { stage, direction in
            swipes(stage).direction = direction
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let swipe = swipes(stage)
            return { swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UISwipeGestureRecognizer.Direction.up.rawValue) }
        }
    }

    /// A recognizer, and strokes in all directions.
    private static func swipes(_ stage: Stage) -> UISwipeGestureRecognizer {
        let swipe = stage.watch(UISwipeGestureRecognizer())
        stage.seeHeard {
            for (x, y) in [(80.0, 250.0), (200, 250), (140, 190), (140, 310)] {
                stage.app.swipe(from: Point(x: 140, y: 250), to: Point(x: x, y: y))
                stage.told("next")
                stage.rest()
            }
        }
        return swipe
    }

    /// Sees what fingers make others tell that come down, stray to the right, rest and leave.
    private static func seeFingers(_ stage: Stage, _ count: Int, hold: Double = 0.05, stray: Double = 0) {
        stage.seeHeard {
            let starts = (0..<count).map { 100 + 30 * Double($0) }
            for (finger, x) in starts.enumerated() { stage.touch(.began, x, 250, finger: finger) }
            if stray > 0 { for (finger, x) in starts.enumerated() { stage.touch(.moved, x + stray, 250, finger: finger) } }
            stage.app.advance(to: stage.app.time + hold)
            for (finger, x) in starts.enumerated() { stage.touch(.ended, x + stray, 250, finger: finger) }
            stage.rest()
        }
    }
}
