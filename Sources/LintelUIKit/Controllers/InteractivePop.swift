import Foundation
import LintelModel

/// Takes the controller on top of a stack away under a finger, and lets it return where the finger lets go too early.
@MainActor
final class InteractivePop {
    private unowned let navigation: UINavigationController
    let edgePan = PopEdgePan()
    let contentPan = PopContentPan()
    /// The pop that goes on; nil where none does.
    private var pop: Pop?
    /// The stack's own `popViewController(animated:)`, which apps override, is being called by the finger.
    private(set) var isBeginning = false

    /// What has to come back where the pop is not carried out.
    private final class Pop {
        let controller: UIViewController
        let ownItems: [UIBarButtonItem]?
        weak var responder: UIResponder?
        /// Nil where nothing of it is to be seen.
        var transition: LiveTransition?
        var share = 0.0
        /// Nil while the finger is down.
        var isGoingOn: Bool?

        init(_ controller: UIViewController, ownItems: [UIBarButtonItem]?, responder: UIResponder?) {
            self.controller = controller
            self.ownItems = ownItems
            self.responder = responder
        }
    }

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        for pan in [edgePan, contentPan] {
            pan.maximumNumberOfTouches = 1
            pan.delegate = self
            pan.add { [unowned self, unowned pan] in follow(pan) }
        }
        edgePan.pop = self
        contentPan.pop = self
        contentPan.require(toFail: edgePan)
    }

    /// On its way, under the finger or without it.
    var isRunning: Bool { pop != nil }

    /// Whatever else an app's delegate allows: there has to be a controller below, and the stack on screen.
    var canBegin: Bool {
        pop == nil && navigation.viewControllers.count > 1 && navigation.isOnScreen && (app?.screenTransition?.end ?? 0) <= app?.time ?? 0
    }

    private var app: UIApplication? { UIApplication.running }
    private var isMirrored: Bool { app?.userInterfaceLayoutDirection == .rightToLeft }
    private var width: Double { Double(navigation.viewIfLoaded?.bounds.width ?? 0) }

    /// Away from the edge that the finger comes from.
    func forward(_ x: CGFloat) -> Double { Double(isMirrored ? -x : x) }

    // MARK: - Under the finger

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin(pan)
            hold(pan)
        case .changed: hold(pan)
        case .ended: release(SwipeRelease(share: share(pan), speed: forward(pan.velocity(in: nil).x), width: width))
        case .cancelled: settle(isGoingOn: false, for: ScreenTransition.controllersDuration, because: "the touch was cancelled")
        case .possible, .failed: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        guard let app, let top = navigation.topViewController else { return }
        let responder = app.firstResponder.flatMap { $0 as? UIView }.flatMap { $0.isDescendant(of: top.view) ? $0 : nil }
        let new = Pop(top, ownItems: navigation.toolbar.ownItems, responder: responder)
        isBeginning = true
        navigation.popViewController(animated: true)
        isBeginning = false
        // An override may keep the controller.
        guard navigation.topViewController !== top else { return }
        pop = new
        new.transition = app.screenTransition
    }

    private func share(_ pan: UIPanGestureRecognizer) -> Double {
        width > 0 ? min(max(forward(pan.translation(in: nil).x) / width, 0), 1) : 0
    }

    private func hold(_ pan: UIPanGestureRecognizer) {
        guard let pop, let app else { return }
        pop.share = share(pan)
        pop.transition?.pace = .held(pop.share)
        app.setNeedsCommit()
    }

    private func release(_ release: SwipeRelease) {
        settle(isGoingOn: release.completes, for: release.restDuration, because: release.words)
    }

    private func settle(isGoingOn: Bool, for duration: Double, because cause: String) {
        guard let pop, let app else { return }
        pop.isGoingOn = isGoingOn
        let end = app.time + duration
        pop.transition?.pace = .settling(from: pop.share, isGoingOn: isGoingOn, start: app.time, duration: duration)
        app.animated(until: end)
        let name = (isGoingOn ? navigation.topViewController : pop.controller).map { "\(type(of: $0))" } ?? ""
        app.note(.action, to: isGoingOn ? "swiped back to \(name)" : "stays on \(name)", cause: [cause])
        app.setNeedsCommit()
        app.schedule(at: end) { [weak self, weak pop] in
            if let pop, self?.pop === pop { self?.end() }
        }
    }

    // MARK: - The end

    /// Brings what goes on to its end at once: something else changes the stack.
    func end() {
        guard let pop, !isBeginning else { return }
        self.pop = nil
        if pop.isGoingOn ?? true { finish(pop) } else { goBack(pop) }
        if app?.screenTransition === pop.transition { app?.screenTransition = nil }
        app?.setNeedsCommit()
    }

    private func finish(_ pop: Pop) {
        pop.controller.removeFromParent()
        app?.letArrive()
    }

    private func goBack(_ pop: Pop) {
        guard let app else { return }
        // What controllers change as they hear of it changes under the picture of what was there all along.
        pop.transition?.pace = .held(0)
        app.turnRound()
        pop.controller.movement = []
        navigation.takeBack(pop.controller)
        navigation.toolbar.ownItems = pop.ownItems
        app.commit()
        if let responder = pop.responder, responder.becomeFirstResponder() { app.commit() }
    }
}

extension InteractivePop: UIGestureRecognizerDelegate {
    /// Not on bars, and not where no back button shows. An app that sets a delegate of its own decides by itself, as in UIKit.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard !navigation.isNavigationBarHidden, navigation.navigationBar.model(backTitle: navigation.backTitle).allowsSwipingBack else {
            return false
        }
        return touch.view?.superviews.contains { $0 === navigation.navigationBar || $0 === navigation.toolbar } != true
    }

    /// What else follows fingers waits for the edge.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === edgePan
            && (otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer)
    }
}
