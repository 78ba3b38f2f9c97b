import Foundation
import LintelModel

extension UIApplication {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public var applicationState: State {
        switch scene.activationState {
        case .foregroundActive: .active
        case .foregroundInactive, .unattached: .inactive
        case .background: .background
        }
    }

    /// An object of a class known only by its name or its type.
    package static func instance(of type: AnyClass) -> AnyObject { ClassInstance.make(type) }

    /// From the process's start until the app is in front.
    func launch(_ manifest: SceneManifest) {
        guard let delegate else { return turn(.activation) }
        let window = manifest.mainStoryboard(isPad: base.device.isPad).flatMap { mainWindow(from: $0) }
        if let window { delegate.window = window }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        scene.activationState = .foregroundInactive
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        connect(delegate, manifest)
        // The app may have put another window in its place.
        if let window { (delegate.window ?? window).makeKeyAndVisible() }
        if scene.delegate != nil { turn(.foreground) }
        turn(.activation)
    }

    /// Another app comes to the front.
    package func enterBackground() {
        guard scene.activationState != .background else { return }
        turn(.deactivation)
        turn(.background)
        commit()
    }

    /// The app comes back to the front.
    package func enterForeground() {
        guard scene.activationState == .background else { return }
        turn(.foreground)
        turn(.activation)
        commit()
    }

    /// The process ends.
    package func terminate() {
        enterBackground()
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }

    private func connect(_ delegate: any UIApplicationDelegate, _ manifest: SceneManifest) {
        let session = scene.session
        session.configuration = UISceneConfiguration(name: manifest.entries.first?.name, sessionRole: session.role)
        let options = UIScene.ConnectionOptions()
        session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        // NSStringFromClass ends the program for private classes on Linux.
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let named: AnyClass? = manifest.delegateClass(for: session.configuration.name, module: String(module))
        let storyboard = manifest.storyboard(for: session.configuration.name).map { UIStoryboard(name: $0, bundle: nil) }
        let window = (session.configuration.storyboard ?? storyboard).flatMap { $0.instantiateInitialViewController() }.map { root in
            let window = UIWindow(windowScene: scene)
            window.rootViewController = root
            return window
        }
        defer {
            if let window { ((scene.delegate as? any UIWindowSceneDelegate)?.window ?? window).makeKeyAndVisible() }
        }
        guard let type = session.configuration.delegateClass ?? named else { return }
        guard let made = ClassInstance.make(type) as? any UISceneDelegate else {
            return note(.misuse, to: "the scene has no delegate", cause: ["\(type) does not conform to UISceneDelegate"])
        }
        scene.delegate = made
        if let window { (made as? any UIWindowSceneDelegate)?.window = window }
        made.scene(scene, willConnectTo: session, options: options)
    }

    private func mainWindow(from storyboard: String) -> UIWindow? {
        guard let root = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() else { return nil }
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = root
        return window
    }
}
