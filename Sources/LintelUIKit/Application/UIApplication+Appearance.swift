import Foundation
import LintelModel

extension UIApplication {
    /// Attaches the views of what is to be seen, detaches the others', and tells controllers that they come and go, in UIKit's order.
    func updateAppearance() {
        let front = windows.filter { !$0.isHidden }.flatMap { attach($0) }
        let leaving = onScreen.filter { old in !front.contains { $0 === old } }
        let coming = front.filter { new in !onScreen.contains { $0 === new } }
        onScreen = front
        guard !leaving.isEmpty || !coming.isEmpty else { return endTransition() }
        // One that is still on its way arrives first.
        arrive()
        followDevice()
        let isAnimated = transition.isAnimated
        for controller in leaving { controller.viewWillDisappear(isAnimated) }
        for controller in coming { controller.viewWillAppear(isAnimated) }
        let (completions, isHeld, isReturn) = (transition.completions, transition.isHeld, transition.isReturn)
        transition = AppearanceTransition(start: time)
        transition.arrival = {
            for controller in leaving { controller.viewDidDisappear(isAnimated) }
            for controller in coming { controller.viewDidAppear(isAnimated) }
            for controller in leaving + coming { controller.movement = [] }
            for completion in completions { completion() }
        }
        if isHeld { return }
        guard isAnimated, !isReturn else { return arrive() }
        let start = time
        schedule(at: start + ScreenTransition.controllersDuration) { [weak self] in
            if self?.transition.start == start { self?.arrive() }
        }
    }

    /// Whoever is on the way has arrived.
    private func arrive() {
        let arrival = transition.arrival
        transition.arrival = nil
        arrival?()
    }

    /// Whoever a finger has had arrives.
    func letArrive() {
        transition.isHeld = false
        arrive()
    }

    /// Whoever is on the way turns round, and comes or goes again with the next change.
    func turnRound() {
        transition.arrival = nil
        transition.isHeld = false
        transition.isAnimated = true
        transition.isReturn = true
    }

    /// Nobody came or went: what waits for the end need not wait.
    private func endTransition() {
        let completions = transition.completions
        transition = AppearanceTransition(start: transition.start, arrival: transition.arrival)
        for completion in completions { schedule(at: time, completion) }
    }

    /// Runs a completion once those who come and go have arrived.
    /// - Parameter isHeld: a finger says when that is.
    @preconcurrency
    func finish(animated: Bool = false, isHeld: Bool = false, _ completion: (@MainActor () -> Void)?) {
        if animated { transition.isAnimated = true }
        if isHeld { transition.isHeld = true }
        if let completion { transition.completions.append(completion) }
        setNeedsCommit()
    }

    /// Puts the shown controllers' views into each other, and answers who is on screen.
    private func attach(_ window: UIWindow) -> [UIViewController] {
        guard let root = window.rootViewController else { return [] }
        var shown: [UIViewController] = []
        func place(_ controller: UIViewController, in holder: UIView) {
            let view: UIView = controller.view
            if view.superview !== holder { holder.insertSubview(view, at: holder is UIWindow ? holder.subviews.count : 0) }
            let frame = holder.bounds.inset(by: controller.barInsets(state.frames, height: Double(window.bounds.height)))
            if view.frame != frame { view.frame = frame }
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            show(controller)
        }
        func show(_ controller: UIViewController) {
            shown.append(controller)
            for child in controller.managedChildren where child !== controller.shownChild && controller.shownChild != nil {
                child.viewIfLoaded?.removeFromSuperview()
            }
            if let child = controller.appearingChild {
                place(child, in: controller.holder(of: child))
            } else {
                for child in controller.children where child.viewIfLoaded?.window != nil { show(child) }
            }
            if let presented = controller.presentedViewController {
                if presented.coversPresenter {
                    shown.removeAll()
                    place(presented, in: window)
                } else {
                    placeAbove(presented, in: window)
                    show(presented)
                }
            }
        }
        place(root, in: window)
        return shown
    }
}

extension UIApplication {
    /// A presented view in its box, and beneath it what keeps touches from the views below.
    private func placeAbove(_ presented: UIViewController, in window: UIWindow) {
        let view: UIView = presented.view
        let dimming = presented.dimming ?? PresentationDimming(frame: .zero)
        presented.dimming = dimming
        dimming.presented = presented
        if presented.isSheet, presented.sheetPan.view !== view { view.addGestureRecognizer(presented.sheetPan) }
        if dimming.superview !== window { window.addSubview(dimming) }
        if view.superview !== window { window.addSubview(view) }
        if dimming.frame != window.bounds { dimming.frame = window.bounds }
        let box = PresentationBox(
            of: presented, in: window.bounds, safeArea: state.resolution.safeArea, traits: base.traits,
            isCompact: base.horizontalSizeClass == .compact)
        if view.frame != box.frame { view.frame = box.frame }
    }
}
