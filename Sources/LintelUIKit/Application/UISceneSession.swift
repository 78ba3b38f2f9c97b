public import Foundation

/// What the system keeps of a scene: its role and how it is set up.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows on the device's own display.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    /// Before the app was asked, what its property list says.
    public internal(set) var configuration: UISceneConfiguration
    public internal(set) weak var scene: UIScene?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }
}
