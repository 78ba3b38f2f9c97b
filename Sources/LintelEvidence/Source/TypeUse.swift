/// A controller or view that code makes: `Settings()`, `[[Settings alloc] init]`.
public struct TypeUse: Hashable, Sendable {
    /// The part it plays where it is made.
    public enum Role: String, Sendable, CaseIterable {
        /// A child of SwiftUI's `TabView`, or of a tab bar controller's `viewControllers`.
        case tab
        /// The root of a scene or window: `WindowGroup { … }`, `rootViewController =`.
        case root
        /// In a sheet, a cover or a popover, or given to `present`.
        case presented
        /// A navigation link's destination, or given to a push.
        case pushed
        /// The root of a navigation controller or stack.
        case navigationRoot
        /// Added to another controller, or its view put into another's view.
        case embedded
        /// None of these, or not known.
        case other
    }

    public var type: String
    public var role: Role
    public var scope: SourceScope
    public var place: Place

    public init(type: String, role: Role, scope: SourceScope, place: Place) {
        self.type = type
        self.role = role
        self.scope = scope
        self.place = place
    }
}

extension [TypeUse.Role] {
    /// The part that something made inside all of these plays, outermost first: what is presented leaves the tabs, what is a navigation
    /// root may be a tab.
    package var innermost: TypeUse.Role {
        var inner: TypeUse.Role = .other
        for role in reversed() {
            switch role {
            case .presented, .pushed, .tab, .root, .embedded: return role
            case .navigationRoot: inner = .navigationRoot
            case .other: continue
            }
        }
        return inner
    }
}
