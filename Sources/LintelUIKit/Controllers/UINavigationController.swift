public import Foundation
import LintelModel

/// A stack of controllers with a bar above and a toolbar below.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()
    public let toolbar: UIToolbar! = UIToolbar()
    private var stack: [UIViewController] = []

    /// Hidden by the app, or by what `hidesBarsOnTap` and its like made of touches (TB-38, SB-77).
    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar || barHistory.hiddenBy != nil }
        set {
            hidesNavigationBar = newValue
            barHistory.showBars()
            changed()
        }
    }
    /// Hidden by the app itself.
    private(set) var hidesNavigationBar = false
    open var isToolbarHidden = true { didSet { changed() } }
    open var hidesBarsOnTap = false { didSet { barHidingChanged() } }
    open var hidesBarsOnSwipe = false { didSet { barHidingChanged() } }
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHidingChanged() } }
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHidingChanged() } }
    /// What touches, keyboard and turning have made of the bars (TB-38).
    var barHistory = BarHistory()
    /// The surroundings that the history knows of.
    var noticed: BarSurroundings?
    let barTap = BarTap()
    let barSwipe = BarSwipe()
    private(set) lazy var interactivePop = InteractivePop(self)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        start()
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        navigationBar.manager = self
        toolbar.manager = self
        barTap.navigation = self
        barTap.cancelsTouchesInView = false
        barSwipe.navigation = self
        barSwipe.cancelsTouchesInView = false
    }

    open override func loadView() {
        let view = UIView(frame: UIApplication.running?.screen.bounds ?? .zero)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        watchForBarHiding(view)
        view.addGestureRecognizer(interactivePop.edgePan)
        view.addGestureRecognizer(interactivePop.contentPan)
        self.view = view
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// Its own, else that of the controller at the bottom of its stack (TB-35).
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    /// The top controller, or what it or the navigation controller presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedViewController ?? topViewController
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count, "a controller stands twice on the stack")
        interactivePop.end()
        // A controller that was on the stack already is gone back to.
        if let top = viewControllers.last, top !== stack.last { slide(stack.contains { $0 === top } ? .pop : .push, animated) }
        for gone in stack where !viewControllers.contains(where: { $0 === gone }) { remove(gone) }
        for new in viewControllers where new.parent !== self { addChild(new) }
        stack = viewControllers
        move(animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "\(type(of: viewController)) is already on the navigation stack")
        interactivePop.end()
        slide(.push, animated)
        addChild(viewController)
        stack.append(viewController)
        viewController.didMove(toParent: self)
        move(animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        interactivePop.end()
        guard stack.count > 1, let top = stack.last else { return nil }
        slide(.pop, animated)
        stack.removeLast()
        if interactivePop.isBeginning { lend(top) } else { remove(top) }
        move(animated)
        return top
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        interactivePop.end()
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { slide(.pop, animated) }
        stack.removeSubrange((index + 1)...)
        for controller in popped { remove(controller) }
        move(animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if animated, hidden != isNavigationBarHidden { moveBars() }
        isNavigationBarHidden = hidden
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if animated, hidden != isToolbarHidden { moveBars() }
        isToolbarHidden = hidden
    }

    /// Bars that change next slide (TB-37).
    func moveBars() {
        if isOnScreen { UIApplication.running?.beginTransition(.bars, overlay: overlay) }
    }

    /// The content that changes next slides.
    private func slide(_ kind: ScreenTransition.Kind, _ animated: Bool) {
        guard animated, isOnScreen, let view = viewIfLoaded else { return }
        UIApplication.running?.beginTransition(ScreenTransition(kind), in: view.frameOnScreen.model, overlay: overlay)
    }

    var isOnScreen: Bool { UIApplication.running?.front.path.contains { $0 === self } == true || overlay != nil }

    /// The one of what stands above the screen in which it is to be seen.
    private var overlay: Int? {
        UIApplication.running?.state.overlays.firstIndex { $0.front.path.contains { $0 === self } }
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Under a finger it goes, but not for good.
    private func lend(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.movement.insert(.fromParent)
        controller.viewIfLoaded?.removeFromSuperview()
    }

    /// The finger did not take it.
    func takeBack(_ controller: UIViewController) {
        stack.append(controller)
        changed()
    }

    private func move(_ animated: Bool) {
        if let top = topViewController {
            delegate?.navigationController(self, willShow: top, animated: animated)
            UIApplication.running?.finish(animated: animated, isHeld: interactivePop.isBeginning) { [weak self] in
                guard let self else { return }
                self.delegate?.navigationController(self, didShow: top, animated: animated)
            }
        }
        toolbar.ownItems = nil
        changed()
    }

    override var shownChild: UIViewController? { topViewController }
    override var kind: Controller.Kind { .navigation }
    override var managedChildren: [UIViewController] { stack }
}

/// Hears of pushes and pops.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
