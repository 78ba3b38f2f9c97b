public import Foundation
import LintelModel

/// One screen's worth of views, and what it wants of the bars.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    open var title: String? {
        didSet {
            navigationItem.title = navigationItem.title ?? title
            if navigationItem.title == oldValue { navigationItem.title = title }
            changed()
        }
    }
    public private(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem(title: title)
        item.owner = self
        return item
    }()
    /// What the navigation controller's toolbar shows while this is on top (TB-31).
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            for item in toolbarItems ?? [] { item.owner = self }
            changed()
        }
    }
    open var hidesBottomBarWhenPushed = false { didSet { changed() } }
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            changed()
        }
    }
    var ownTabBarItem: UITabBarItem?
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changed() } }

    // MARK: - Editing

    /// Whether the content can be changed; `editButtonItem` says Done while it can.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Called by `editButtonItem`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        madeEditButton?.showEditing(editing)
    }

    /// Says Edit, or Done while `isEditing`; a tap switches between the two.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditButton { return madeEditButton }
        let item = UIBarButtonItem(
            barButtonSystemItem: editing ? .done : .edit, target: self,
            action: Selector("toggleEditing", UIViewController.toggleEditing))
        madeEditButton = item
        return item
    }
    private var madeEditButton: UIBarButtonItem?

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    // MARK: - Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Of an animated presentation; what turns or curls on a device comes in at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false { didSet { changed() } }
    /// A sheet that a finger cannot pull away.
    open var isModalInPresentation = false
    public internal(set) var presentedViewController: UIViewController?
    weak var presenter: UIViewController?
    /// As they stood when this was presented (SB-46, SB-47).
    var presentedManner = Presentation.Manner()
    var isOnItsWayOut = false
    /// The sheet's or popover's settings, once they were asked for.
    var presentationKeeper: UIPresentationController?
    /// A popover on a narrow screen, because its delegate says so.
    var keepsPopover = false
    /// Points by which a finger has moved the sheet down.
    var sheetDrag: CGFloat = 0 { didSet { changed() } }
    private(set) lazy var sheetPan = SheetPan(self)
    /// Keeps touches from what lies below while this is presented.
    var dimming: PresentationDimming?
    /// The size that a popover or form sheet takes, in points; zero leaves it to the system.
    open var preferredContentSize = CGSize.zero { didSet { changed() } }

    @preconcurrency
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        guard presentedViewController == nil else {
            UIApplication.running?.note(
                .misuse, to: "\(type(of: viewControllerToPresent)) was not presented",
                cause: ["\(type(of: self)) already presents \(presentedViewController.map { "\(type(of: $0))" } ?? "another")"])
            return
        }
        var manner = Presentation.Manner(
            viewControllerToPresent.modalPresentationStyle.model,
            capturesStatusBar: viewControllerToPresent.modalPresentationCapturesStatusBarAppearance)
        manner.isBeingDismissed = false
        viewControllerToPresent.adapt(&manner, isCompact: UIApplication.running?.base.horizontalSizeClass == .compact)
        manner.leavesPresenterFullSize = viewControllerToPresent.sheetPresentationController?.isMedium ?? false
        viewControllerToPresent.presentedManner = manner
        if flag { beginTransition(of: viewControllerToPresent, isComing: true) }
        viewControllerToPresent.presenter = self
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.movement.insert(.presented)
        UIApplication.running?.finish(animated: flag, completion)
    }

    /// Takes what this presents away, or itself where it presents nothing.
    @preconcurrency
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        guard presentedViewController != nil else {
            if let presenter { presenter.dismiss(animated: flag, completion: completion) }
            return
        }
        if flag, let presentedViewController { beginTransition(of: presentedViewController, isComing: false) }
        presentedViewController?.viewIfLoaded?.removeFromSuperview()
        presentedViewController?.dimming?.removeFromSuperview()
        presentedViewController?.presenter = nil
        presentedViewController?.movement.insert(.dismissed)
        presentedViewController = nil
        UIApplication.running?.finish(animated: flag, completion)
    }

    /// The nearest container that knows how shows the controller: a navigation controller pushes it, a split view controller puts it into its
    /// first part. Where there is none it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let container = parent else { return present(vc, animated: true) }
        container.show(vc, sender: sender)
    }

    /// The nearest split view controller puts the controller into its last part; where there is none it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let container = parent else { return present(vc, animated: true) }
        container.showDetailViewController(vc, sender: sender)
    }

    // MARK: - Layout and turning

    /// Under which bars its view reaches.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { changed() } }
    /// What the scroll views in its view do that leave it to the system.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { for case let view as UIScrollView in viewIfLoaded?.tree ?? [] { view.insetsChanged() } }
    }
    /// How the screen may lie while this covers it; asked of the root and of what is presented over the full screen.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Whether the screen follows the device while this covers it.
    open var shouldAutorotate: Bool { true }
    public func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.running?.followDevice() }
    public class func attemptRotationToDeviceOrientation() { UIApplication.running?.followDevice() }

    // MARK: - Containment

    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    /// Why it is on its way in or out.
    var movement: AppearanceTransition.Movement = []
    /// Which properties were answered by UIKit's own implementation while the app was last asked.
    var inherited: Set<StatusBarQuestion> = []
    var contentScrollViews: [(view: Weak<UIScrollView>, edges: NSDirectionalRectEdge)] = []

    // MARK: - View

    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// The xib that its view is made of; without one, `NotesView` or `NotesViewController` for a `NotesViewController`, where the
    /// bundle has such a xib.
    open private(set) var nibName: String?
    /// Where the xib is looked for; nil is the app's own.
    open private(set) var nibBundle: Bundle?

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// From a storyboard: without its view, which is made when it is first asked for.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// The storyboard it comes from.
    open internal(set) var storyboard: UIStoryboard?
    /// What its view is made of.
    var origin: ControllerOrigin?

    /// Loaded when first asked for.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                if loadedView == nil { replaceView(with: UIView(frame: UIApplication.running?.screen.bounds ?? .zero)) }
                viewDidLoad()
            }
            return loadedView
        }
        set { replaceView(with: newValue) }
    }

    private func replaceView(with new: UIView?) {
        loadedView?.controller = nil
        loadedView = new
        new?.controller = self
        changed()
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }
    public func loadViewIfNeeded() { _ = view }

    open func loadView() {
        if !loadArchivedView() { view = UIView(frame: UIApplication.running?.screen.bounds ?? .zero) }
    }

    /// Makes the view as an interface file has it; false where there is none.
    func loadArchivedView() -> Bool { origin?.makeView(for: self) ?? loadNib() }

    // MARK: - Segues

    /// Asked when the user is about to go a way of the storyboard.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// The destination is made and not yet on screen.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}

    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    private var addedKeyCommands: [UIKeyCommand] = []
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    open override var next: UIResponder? { parent ?? presenter ?? viewIfLoaded?.superview }

    // MARK: - Status bar (behaviour.md, section 2.2)

    open var preferredStatusBarStyle: UIStatusBarStyle {
        inherited.insert(.style)
        return UIStatusBarStyle(ownController.preferredStyle(modelTraits).style)
    }
    open var prefersStatusBarHidden: Bool {
        inherited.insert(.hidden)
        return ownController.prefersHidden(modelTraits, isCompact: traitCollection.verticalSizeClass == .compact).isHidden
    }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        inherited.insert(.animation)
        return .fade
    }
    open var childForStatusBarStyle: UIViewController? {
        inherited.insert(.childForStyle)
        return forwarded(ownController.childForStyle(modelTraits).child)
    }
    open var childForStatusBarHidden: UIViewController? {
        inherited.insert(.childForHidden)
        return forwarded(ownController.childForHidden(modelTraits).child)
    }
    public func setNeedsStatusBarAppearanceUpdate() { UIApplication.running?.requestStatusBarUpdate() }

    /// The pill at the lower edge goes away after a while without touches (SB-76).
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() { changed() }

    /// The child that a container shows; what the default forwarding of its kind goes by.
    var shownChild: UIViewController? { nil }
    /// The one that appears, or has appeared: another one while a container lets a page come in.
    var appearingChild: UIViewController? { shownChild }
    /// Where a child's view stands.
    func holder(of child: UIViewController) -> UIView { view }
    /// UIKit's kind, which decides how it forwards (SB-49 to SB-55).
    var kind: Controller.Kind { .plain }
    /// What the container shows, from its root or first part on.
    var managedChildren: [UIViewController] { children }
    /// The bars on screen say what its edges are; other views get what the views around them leave.
    var hasOwnSafeArea: Bool { shownChild == nil && (parent == nil || parent?.shownChild === self || parent?.appearingChild === self) }

    private var modelTraits: Traits { UIApplication.running?.base.traits ?? Traits() }

    private func forwarded(_ child: Controller?) -> UIViewController? {
        guard child != nil else { return nil }
        return shownChild
    }

    func changed() { UIApplication.running?.setNeedsCommit() }
}

/// Holds without keeping alive.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}
