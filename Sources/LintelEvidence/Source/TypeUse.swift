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
