/// A call, a read or an assignment of a member whose name matters to a rule.
public struct CallEvidence: Hashable, Sendable {
    /// What the code does with the member.
    public enum Kind: String, Sendable, CaseIterable {
        case call
        /// `x.name = value`: the value is the only argument.
        case assignment
        case read
    }

    public var kind: Kind
    /// What stands before the member, blanks, `self.` and question and exclamation marks removed, Objective-C messages with dots:
    /// `UIApplication.shared`, `UIApplication.sharedApplication`, `navigationController.toolbar`. Nil for the object itself
    /// (`self.toolbarItems = …`) and for free functions.
    public var receiver: String?
    /// The member's first word: `setToolbarHidden`, `isNetworkActivityIndicatorVisible`. Objective-C spellings stay as written
    /// (`networkActivityIndicatorVisible`, `setNetworkActivityIndicatorVisible`).
    public var name: String
    public var arguments: [SourceArgument]
    public var scope: SourceScope
    /// The whole call or assignment.
    public var place: Place
    /// The member's name alone.
    public var namePlace: Place

    public init(
        _ kind: Kind, receiver: String? = nil, name: String, arguments: [SourceArgument] = [], scope: SourceScope = SourceScope(),
        place: Place, namePlace: Place
    ) {
        self.kind = kind
        self.receiver = receiver
        self.name = name
        self.arguments = arguments
        self.scope = scope
        self.place = place
        self.namePlace = namePlace
    }

    /// The receiver's last word: `toolbar` of `navigationController.toolbar`.
    public var receiverName: String? { receiver.map { String($0.split(separator: ".").last ?? "") } }
}
