/// One controller of an interface file with everything that stands in it.
public struct InterfaceScene: Hashable, Sendable {
    /// What the controller's element is.
    public enum Kind: Hashable, Sendable {
        case viewController, tableViewController, collectionViewController
        case navigationController, tabBarController, splitViewController, pageViewController
        /// Stands for a scene of another storyboard (`viewControllerPlaceholder`).
        case reference
        /// A xib's owner: whoever loads the file.
        case filesOwner
        /// Any other controller, by its element's name.
        case other(String)
    }

    /// The controller's opening tag.
    public var place: Place
    /// The controller's object id.
    public var id: String
    public var kind: Kind
    public var customClass: String?
    public var customModule: String?
    public var storyboardIdentifier: String?
    public var title: String?
    /// What the file's author called it in the editor; never shown.
    public var userLabel: String?

    public var view: InterfaceView?
    /// Views and items that lie beside the controller, in no view of it.
    public var looseViews: [InterfaceView]
    public var looseItems: [InterfaceBarItem]

    /// Items of the managed toolbar (TB-91); shown only where the navigation controller shows its bar.
    public var toolbarItems: [InterfaceBarItem]
    public var navigationItem: InterfaceNavigationItem?
    public var tabBarItem: InterfaceTabItem?
    public var hidesBottomBarWhenPushed: Bool
    /// `modalPresentationStyle` as the file spells it (`fullScreen`, `overCurrentContext` …); nil where it does not say.
    public var modalPresentationStyle: String?
    public var definesPresentationContext: Bool
    /// Of a navigation controller: its bars.
    public var navigation: InterfaceNavigation?
    /// Of a tab bar controller: its bar.
    public var tabBar: InterfaceBarLook?
    /// Of a placeholder: what it stands for.
    public var reference: InterfaceReference?
    /// How the editor's canvas dresses the scene (`simulatedStatusBarMetrics` …), by key; without effect at run time (TB-94).
    public var simulatedMetrics: [String: String]

    public var segues: [InterfaceSegue]
    /// Outlets and actions of the controller and of everything in it.
    public var connections: [InterfaceConnection]

    public init(place: Place, id: String, kind: Kind) {
        self.place = place
        self.id = id
        self.kind = kind
        looseViews = []
        looseItems = []
        toolbarItems = []
        hidesBottomBarWhenPushed = false
        definesPresentationContext = false
        simulatedMetrics = [:]
        segues = []
        connections = []
    }

    /// The controller's view and what lies beside it.
    public var rootViews: [InterfaceView] { (view.map { [$0] } ?? []) + looseViews }

    /// Every stand-alone toolbar that is there at run time, in the file's order.
    public var toolbars: [InterfaceView] { rootViews.flatMap { $0.installed { $0.kind == .toolbar } } }

    /// Class of the controller or of a view in the scene, where it is the app's own.
    public func customClass(of objectID: String) -> String? {
        if objectID == id { return customClass }
        return rootViews.lazy.compactMap { $0.path(to: objectID).last }.first?.customClass
    }

    /// Outlets that hold an object.
    public func outlets(to objectID: String) -> [InterfaceConnection] {
        connections.filter { $0.kind != .action && $0.destination == objectID }
    }
}

/// What a placeholder scene stands for.
public struct InterfaceReference: Hashable, Sendable {
    /// The other storyboard's name; nil means the same file.
    public var storyboardName: String?
    /// Storyboard identifier of the scene; nil means the initial one.
    public var identifier: String?
    /// Set where the other storyboard comes from another bundle.
    public var bundleIdentifier: String?

    public init(storyboardName: String?, identifier: String?, bundleIdentifier: String? = nil) {
        self.storyboardName = storyboardName
        self.identifier = identifier
        self.bundleIdentifier = bundleIdentifier
    }
}
