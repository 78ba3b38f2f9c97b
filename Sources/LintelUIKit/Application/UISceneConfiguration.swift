public import Foundation

/// Which classes a scene is made of.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// An entry of the property list's scene manifest.
    public let name: String?
    public let role: UISceneSession.Role
    /// Made when the scene connects; nil for the class that the property list's entry of this name gives.
    public var delegateClass: AnyClass?
    /// Its initial controller becomes the root of the scene's window; nil for what the property list's entry of this name gives.
    public var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
