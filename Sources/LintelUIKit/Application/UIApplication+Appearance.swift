import Foundation
import LintelModel

extension UIApplication {
    /// Attaches the views of what is to be seen, detaches the others', and tells controllers that they come and go, in UIKit's order.
    func updateAppearance() {
        let front = windows.filter { !$0.isHidden }.flatMap { attach($0) }
        let leaving = onScreen.filter { old in !front.contains { $0 === old } }
        let coming = front.filter { new in !onScreen.contains { $0 === new } }
        guard !leaving.isEmpty || !coming.isEmpty else { return }
        onScreen = front
        for controller in leaving { controller.viewWillDisappear(false) }
        for controller in coming { controller.viewWillAppear(false) }
        for controller in leaving {
            controller.appearance = .away
            controller.viewDidDisappear(false)
        }
        for controller in coming {
            controller.appearance = .onScreen
            controller.viewDidAppear(false)
        }
    }

    /// Puts the shown controllers' views into each other, and answers who is on screen.
    private func attach(_ window: UIWindow) -> [UIViewController] {
        guard let root = window.rootViewController else { return [] }
        var shown: [UIViewController] = []
        func place(_ controller: UIViewController, in holder: UIView) {
            let view: UIView = controller.view
            if view.superview !== holder { holder.insertSubview(view, at: holder is UIWindow ? holder.subviews.count : 0) }
            if view.frame != holder.bounds { view.frame = holder.bounds }
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            show(controller)
        }
        func show(_ controller: UIViewController) {
            shown.append(controller)
            for child in controller.managedChildren where child !== controller.shownChild && controller.shownChild != nil {
                child.viewIfLoaded?.removeFromSuperview()
            }
            if let child = controller.shownChild {
                place(child, in: controller.view)
            } else {
                for child in controller.children where child.viewIfLoaded?.window != nil { show(child) }
            }
            if let presented = controller.presentedViewController {
                if presented.coversPresenter, presented.hidesPresenter { hide(controller) }
                place(presented, in: window)
            }
        }
        func hide(_ controller: UIViewController) {
            shown.removeAll()
            _ = controller
        }
        place(root, in: window)
        return shown
    }
}

extension UIViewController {
    /// Presented so that the presenter's views leave the screen.
    fileprivate var hidesPresenter: Bool { presentedManner.style == .fullScreen || presentedManner.style == .currentContext }
}
