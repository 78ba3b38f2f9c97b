/// An outlet or an action.
public struct InterfaceConnection: Hashable, Sendable {
    /// What the file connects.
    public enum Kind: Hashable, Sendable { case outlet, outletCollection, action }

    public var place: Place
    public var kind: Kind
    /// The object that holds the outlet or sends the action.
    public var source: String
    /// The outlet's property or the action's selector.
    public var name: String
    /// Object id of what the outlet holds or of who receives the action.
    public var destination: String
    /// `UIControl.Event` that an action is sent for, as the file spells it (`touchUpInside`); nil where only one is possible.
    public var event: String?

    public init(place: Place, kind: Kind, source: String, name: String, destination: String) {
        self.place = place
        self.kind = kind
        self.source = source
        self.name = name
        self.destination = destination
    }
}

/// A way from one scene to another.
public struct InterfaceSegue: Hashable, Sendable {
    /// How the destination comes on screen.
    public enum Kind: Hashable, Sendable {
        /// A container and its content (`rootViewController`, `viewControllers` …), by the relationship's name.
        case relationship(String)
        case embed
        /// `push` of old files and `show`: onto the navigation controller's stack where there is one.
        case show
        case showDetail
        case present, popover, replace, unwind
        /// A class of the app's own decides.
        case custom
        case other(String)
    }

    public var place: Place
    public var id: String
    public var kind: Kind
    /// The object the segue starts from: the controller, a button, a cell.
    public var source: String
    /// Object id of a controller of the same file.
    public var destination: String
    public var identifier: String?
    public var customClass: String?
    public var customModule: String?
    /// As the file spells it; nil means the destination's own style.
    public var modalPresentationStyle: String?
    /// Of an unwinding segue: the selector whose owner is gone back to.
    public var unwindAction: String?
    public var isAnimated: Bool

    public init(
        place: Place, id: String, kind: Kind, source: String, destination: String, identifier: String? = nil, customClass: String? = nil,
        modalPresentationStyle: String? = nil
    ) {
        self.place = place
        self.id = id
        self.kind = kind
        self.source = source
        self.destination = destination
        self.identifier = identifier
        self.customClass = customClass
        self.modalPresentationStyle = modalPresentationStyle
        isAnimated = true
    }
}
