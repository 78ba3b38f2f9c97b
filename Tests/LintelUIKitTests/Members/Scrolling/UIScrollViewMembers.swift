import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let scrollView = MemberTable("UIScrollView") { type in
        content(type)
        dragging(type)
        touches(type)
    }

    private static func content(_ type: MemberTable) {
        type.member("contentSize") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 60)
            return { scroll.contentSize.height = 110 }
        }
        type.member("contentOffset") { stage in
            let scroll = scrolling(stage)
            return { scroll.contentOffset.y = 50 }
        }
        type.member("setContentOffset(_:animated:)") { stage in
            let scroll = scrolling(stage)
            return { scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
        }
        type.member("scrollRectToVisible(_:animated:)") { stage in
            let scroll = scrolling(stage)
            return { scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false) }
        }
        type.member("contentInset") { stage in
            let scroll = scrolling(stage)
            stage.see { scroll.contentOffset }
            return { scroll.contentInset.top = 20 }
        }
        type.member("adjustedContentInset") { stage in
            let scroll = full(stage)
            stage.see { scroll.adjustedContentInset }
            return { stage.navigation.isToolbarHidden = true }
        }
        type.member("adjustedContentInsetDidChange()") { stage in
            final class Telling: UIScrollView {
                var tell: () -> Void = {}
                override func adjustedContentInsetDidChange() { tell() }
            }
            let scroll = Telling(frame: .zero)
            stage.show(scroll)
            scroll.tell = { stage.told("heard") }
            stage.seeTold("heard")
            return { scroll.contentInset.top = 20 }
        }
        type.member("contentInsetAdjustmentBehavior") { stage in
            let scroll = full(stage)
            stage.see { scroll.adjustedContentInset }
            return { scroll.contentInsetAdjustmentBehavior = .never }
        }
        type.member("delegate") { stage in
            let (scroll, teller) = (scrolling(stage), ScrollTeller(stage))
            stage.keep(teller)
            seeStroke(stage, scroll, up: 60)
            return { scroll.delegate = teller }
        }
    }

    private static func dragging(_ type: MemberTable) {
        type.member("isScrollEnabled") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 60)
            return { scroll.isScrollEnabled = false }
        }
        type.member("bounces") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: -60)
            return { scroll.bounces = false }
        }
        type.member("alwaysBounceVertical") { stage in
            let scroll = scrolling(stage)
            scroll.contentSize.height = 50
            seeStroke(stage, scroll, up: 60)
            return { scroll.alwaysBounceVertical = true }
        }
        type.member("alwaysBounceHorizontal") { stage in
            let scroll = scrolling(stage)
            scroll.contentSize.width = 50
            seeStroke(stage, scroll, left: 60)
            return { scroll.alwaysBounceHorizontal = true }
        }
        type.member("isPagingEnabled") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 30)
            return { scroll.isPagingEnabled = true }
        }
        type.member("isDirectionalLockEnabled") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 60, left: 40)
            return { scroll.isDirectionalLockEnabled = true }
        }
        type.member("decelerationRate") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 60)
            return { scroll.decelerationRate = .fast }
        }
        type.member("keyboardDismissMode") { stage in
            let scroll = typing(stage)
            return { scroll.keyboardDismissMode = .onDrag }
        }
        type.member("scrollsToTop") { stage in
            let scroll = scrolling(stage)
            seeStatusBarTap(stage, scroll)
            return { scroll.scrollsToTop = false }
        }
        type.member("panGestureRecognizer") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 60)
            return { scroll.panGestureRecognizer.isEnabled = false }
        }
        type.member("isTracking") { stage in
            let scroll = scrolling(stage)
            stage.see { scroll.isTracking }
            return { stage.touch(.began, 100, 250) }
        }
        type.member("isDragging") { stage in
            let scroll = scrolling(stage)
            stage.touch(.began, 100, 280)
            stage.see { scroll.isDragging }
            return { stage.touch(.moved, 100, 220) }
        }
        type.member("isDecelerating") { stage in
            let scroll = scrolling(stage)
            stage.see { scroll.isDecelerating }
            return { stage.app.swipe(from: Point(x: 100, y: 290), to: Point(x: 100, y: 210)) }
        }
    }

    private static func touches(_ type: MemberTable) {
        type.member("delaysContentTouches") { stage in
            let scroll = holding(stage)
            seeHeld(stage, 0.05)
            return { scroll.delaysContentTouches = false }
        }
        type.member("canCancelContentTouches") { stage in
            let scroll = holding(stage)
            seeHeld(stage, 0.3)
            return { scroll.canCancelContentTouches = false }
        }
        type.member("touchesShouldCancel(in:)") { stage in
            final class Keeping: UIScrollView {
                var cancels = true
                override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
            }
            let scroll = Keeping(frame: .zero)
            holding(stage, scroll)
            seeHeld(stage, 0.3)
            return { scroll.cancels = false }
        }
    }

    /// One with a view in it that tells of touches.
    @discardableResult
    private static func holding(_ stage: Stage, _ scroll: UIScrollView = UIScrollView(frame: .zero)) -> UIScrollView {
        let view = TouchView(stage)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 1000)
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.addSubview(view)
        stage.show(scroll)
        return scroll
    }

    /// Sees what a view inside tells of a finger that rests, moves and is taken away.
    private static func seeHeld(_ stage: Stage, _ seconds: Double) {
        stage.seeHeard {
            stage.touch(.began, 100, 250)
            stage.app.advance(to: stage.app.time + seconds)
            stage.told("rested")
            stage.touch(.moved, 100, 220)
            stage.touch(.cancelled, 100, 220)
            stage.rest()
        }
    }

    // MARK: - Scroll views and strokes

    /// 200 × 100 points with 400 × 1000 points of content.
    fileprivate static func scrolling(_ stage: Stage) -> UIScrollView {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 400, height: 1000)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.backgroundColor = .red
        scroll.addSubview(inner)
        stage.show(scroll)
        return scroll
    }

    /// One that fills the screen.
    fileprivate static func full(_ stage: Stage) -> UIScrollView {
        let scroll = UIScrollView(frame: stage.view.bounds)
        scroll.contentSize = CGSize(width: 400, height: 2000)
        stage.show(scroll)
        return scroll
    }

    /// Sees where a stroke brings the content, how far it comes by itself, and what others are told.
    fileprivate static func seeStroke(_ stage: Stage, _ scroll: UIScrollView, up: Double = 0, left: Double = 0) {
        stage.see {
            let heard = stage.log.count
            scroll.contentOffset = .zero
            stage.app.swipe(from: Point(x: 140, y: 250), to: Point(x: 140 - left, y: 250 - up))
            let lifted = scroll.contentOffset
            stage.app.advance(to: stage.app.time + 5)
            return (lifted, scroll.contentOffset, stage.log.count > heard)
        }
    }

    fileprivate static func seeStatusBarTap(_ stage: Stage, _ scroll: UIScrollView) {
        stage.see {
            let heard = stage.log.count
            scroll.contentOffset.y = 50
            stage.app.tap(at: Point(x: 195, y: 10))
            stage.app.advance(to: stage.app.time + 5)
            return (scroll.contentOffset, stage.log[heard...].joined())
        }
    }

    /// One that is dragged over the keyboard's edge and back while a field has the keyboard.
    @discardableResult
    fileprivate static func typing(_ stage: Stage) -> UIScrollView {
        let (scroll, field) = (full(stage), UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 30)))
        scroll.addSubview(field)
        stage.see {
            field.becomeFirstResponder()
            scroll.contentOffset.y = 100
            stage.touch(.began, 300, 300)
            stage.touch(.moved, 300, 340)
            stage.touch(.moved, 300, 380)
            let beside = field.isFirstResponder
            stage.touch(.moved, 300, 800)
            let over = field.isFirstResponder
            stage.touch(.cancelled, 300, 800)
            stage.rest()
            return (beside, over)
        }
        return scroll
    }
}

extension MemberTable {
    static let scrollInsets = MemberTable("UIScrollView.ContentInsetAdjustmentBehavior") { type in
        type.values(
            [
                "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes, "never": .never,
                "always": .always,
            ], on: .landscape
        ) { stage, behavior in
            let scroll = full(stage)
            scroll.contentInsetAdjustmentBehavior = behavior
            stage.see {
                [CGSize(width: 2000, height: 10), CGSize(width: 10, height: 10)].map { size in
                    scroll.contentSize = size
                    return scroll.adjustedContentInset
                }
            }
        }
    }

    static let keyboardDismissMode = MemberTable("UIScrollView.KeyboardDismissMode") { type in
        type.values(["none": UIScrollView.KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive]) { stage, mode in
            typing(stage).keyboardDismissMode = mode
        }
    }

    static let decelerationRate = MemberTable("UIScrollView.DecelerationRate") { type in
        type.values(["normal": UIScrollView.DecelerationRate.normal, "fast": .fast]) { stage, rate in
            let scroll = scrolling(stage)
            scroll.decelerationRate = rate
            seeStroke(stage, scroll, up: 60)
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let scroll = scrolling(stage)
            seeStroke(stage, scroll, up: 60)
            let normal = UIScrollView.DecelerationRate.normal.rawValue
            return { scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: normal - 0.02) }
        }
    }
}

/// Tells the stage what it hears of a scroll view.
private final class ScrollTeller: UIScrollViewDelegate {
    private unowned let stage: Stage
    var goesToTop = true

    init(_ stage: Stage) { self.stage = stage }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { stage.told("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage.told("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { stage.told("willEndDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { stage.told("didEndDragging") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { stage.told("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stage.told("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stage.told("didEndScrollingAnimation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { stage.told("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { stage.told("didChangeInset") }
}

extension MemberTable {
    static let scrollViewDelegate = MemberTable("UIScrollViewDelegate") { type in
        let strokes = [
            ("scrollViewDidScroll(_:)", "didScroll"), ("scrollViewWillBeginDragging(_:)", "willBeginDragging"),
            ("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "willEndDragging"),
            ("scrollViewDidEndDragging(_:willDecelerate:)", "didEndDragging"),
            ("scrollViewWillBeginDecelerating(_:)", "willBeginDecelerating"), ("scrollViewDidEndDecelerating(_:)", "didEndDecelerating"),
        ]
        for (member, word) in strokes {
            type.member(member) { stage in
                telling(stage, word) { _ in
                    stage.app.swipe(from: Point(x: 140, y: 290), to: Point(x: 140, y: 210))
                    stage.app.advance(to: stage.app.time + 5)
                }
            }
        }
        type.member("scrollViewDidEndScrollingAnimation(_:)") { stage in
            telling(stage, "didEndScrollingAnimation") { scroll in
                scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
                stage.rest()
            }
        }
        type.member("scrollViewDidScrollToTop(_:)") { stage in
            telling(stage, "didScrollToTop") { scroll in
                scroll.contentOffset.y = 50
                stage.app.tap(at: Point(x: 195, y: 10))
                stage.rest()
            }
        }
        type.member("scrollViewDidChangeAdjustedContentInset(_:)") { stage in
            telling(stage, "didChangeInset") { $0.contentInset.top = 20 }
        }
        type.member("scrollViewShouldScrollToTop(_:)") { stage in
            let (scroll, teller) = (scrolling(stage), ScrollTeller(stage))
            scroll.delegate = teller
            seeStatusBarTap(stage, scroll)
            return { teller.goesToTop = false }
        }
    }

    private static func telling(_ stage: Stage, _ word: String, _ act: @escaping @MainActor (UIScrollView) -> Void) -> Use {
        let (scroll, teller) = (scrolling(stage), ScrollTeller(stage))
        scroll.delegate = teller
        stage.keep(teller)
        stage.see { stage.log.contains(word) }
        return { act(scroll) }
    }
}
