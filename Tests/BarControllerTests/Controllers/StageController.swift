#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// A container that shows one child at a time and lets it decide about the status bar.
final class StageController: UIViewController {
    private(set) var actor: UIViewController?

    override var childForStatusBarStyle: UIViewController? { actor }
    override var childForStatusBarHidden: UIViewController? { actor }

    func show(_ next: UIViewController) {
        if let actor {
            actor.willMove(toParent: nil)
            actor.view.removeFromSuperview()
            actor.removeFromParent()
        }
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
        actor = next
        setNeedsStatusBarAppearanceUpdate()
    }
}

/// A dark child without a status bar.
final class NightScene: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .black
        self.view = view
    }
}
