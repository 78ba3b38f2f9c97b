public import Foundation

/// One of the app's presentations, from its connection to its end.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is opened with; Lintel opens none with an address or a shortcut.
    public final class ConnectionOptions: NSObject {}

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    public internal(set) var activationState = ActivationState.unattached

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }
}
