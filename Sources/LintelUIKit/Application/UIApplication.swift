import Foundation
public import LintelLayout
public import LintelModel

/// A running app on a device that is played: it holds what the app has made, asks the model what the system makes of it, and keeps simulated
/// time. Everything is passed in: no clock, no window and no touch of the real machine is looked at.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    /// Keys of the launch options; Lintel passes none.
    public struct LaunchOptionsKey: Hashable, Sendable {}

    /// The app that runs.
    static var running: UIApplication?

    /// The app that runs. Launch one first: `UIApplication(on:environment:)`.
    public class var shared: UIApplication {
        guard let running else {
            preconditionFailure(
                "no app runs: make one with UIApplication(on: device, environment: …) before asking for UIApplication.shared")
        }
        return running
    }

    /// Device, traits, status: the screen without what the app puts on it.
    var base: Screen
    /// What lies in the photo library that is played, the oldest first; `UIImagePickerController` shows it.
    public var photos: [UIImage] = []
    /// How the device is held, once it was turned; the screen need not follow.
    var held: Orientation?
    /// The property list's keys.
    let keys: StatusBarKeys
    let environment: LayoutEnvironment
    public var delegate: (any UIApplicationDelegate)?
    public private(set) var windows: [UIWindow] = []
    public private(set) lazy var screen = UIScreen(app: self)
    public private(set) lazy var scene = UIWindowScene(
        app: self,
        session: UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
    private(set) lazy var device = UIDevice(app: self)
    /// Seconds since the launch.
    public internal(set) var time = 0.0
    public internal(set) var trace: [Decision] = []

    /// What is set for all bars of a class at once.
    let appearances = AppearanceProxies.takeEarly()
    var setters = ControllerTree.Application()
    var network = NetworkActivityState(activationDelay: .zero, completionDelay: .zero)
    weak var firstResponder: UIResponder? { didSet { setNeedsCommit() } }
    /// How many objects have a name in the model (`ObjectName`).
    var namedObjects = 0
    var needsCommit = true
    var isCommitting = false
    var motionEnd = 0.0
    @preconcurrency
    var scheduled: [(time: Double, work: @MainActor () -> Void)] = []
    var statusBarUpdate: StatusBarUpdate?
    var state: LiveState
    var touches: [Int: UITouch] = [:]
    /// Fingers that came down on the status bar, and where.
    var statusBarTouches: [Int: Point] = [:]
    /// Fingers on the keyboard.
    var keyTouches = KeyTouches()
    /// The menu that stands open.
    var menu: LiveMenu?
    var lastTap: UITouch?
    /// Those that watch touches, or wait for the next tap.
    var recognizers: [UIGestureRecognizer] = []
    /// Holds what stays on the keyboard.
    private(set) lazy var keyboardWindow = KeyboardWindow(frame: screen.bounds)
    /// Where the app was last told that the keyboard is; nil while it is down.
    var announcedKeyboard: CGRect?
    /// When the last finger left, while a controller wants the home indicator away; and whether it is.
    var quietSince: Double?
    var isHomeIndicatorHidden = false
    /// Scroll views on their way.
    var moving: [UIScrollView] = []
    var onScreen: [UIViewController] = []
    var transition = AppearanceTransition()
    /// The screen on its way from what it was.
    var screenTransition: LiveTransition?
    /// What was last told in the trace, where that is not the state before: a finger has not decided yet, or a row is on its way.
    var untold: TraceWriter.Seen?
    /// The software keyboard shows although no field asked for it.
    var isKeyboardForced = false

    /// - Parameters:
    ///   - screen: the device that is played, its traits and status; of the rest the app makes its own.
    ///   - manifest: the scenes of the app's Info.plist.
    ///   - makeDelegate: called once there is a device to ask about.
    @preconcurrency
    package init(
        showing screen: Screen, keys: StatusBarKeys = StatusBarKeys(), manifest: SceneManifest = SceneManifest(),
        environment: LayoutEnvironment, makeDelegate: @MainActor () -> (any UIApplicationDelegate)?
    ) {
        base = screen
        self.keys = keys
        self.environment = environment
        state = LiveState(base)
        super.init()
        Self.running = self
        delegate = makeDelegate()
        launch(manifest)
        commit()
    }

    /// - Parameters:
    ///   - device: the device that is played; `traits` and `status` as it stands at launch.
    ///   - keys: the status bar keys of the app's Info.plist.
    ///   - environment: measures text and pictures; `ScreenRenderer().environment` where the app shall be drawn.
    public convenience init(
        on device: Device, traits: Traits = Traits(), status: DeviceStatus? = nil, keys: StatusBarKeys = StatusBarKeys(),
        environment: LayoutEnvironment, delegate: (any UIApplicationDelegate)? = nil
    ) {
        let screen = Screen(device: device, traits: traits, status: status)
        self.init(showing: screen, keys: keys, environment: environment) { delegate }
    }

    /// The same with a window around a controller.
    public convenience init(
        on device: Device, traits: Traits = Traits(), status: DeviceStatus? = nil, keys: StatusBarKeys = StatusBarKeys(),
        environment: LayoutEnvironment, rootViewController: UIViewController
    ) {
        self.init(on: device, traits: traits, status: status, keys: keys, environment: environment)
        show(rootViewController)
    }

    /// Launches an app that is one controller.
    package convenience init(showing screen: Screen, environment: LayoutEnvironment, rootViewController: UIViewController) {
        self.init(showing: screen, environment: environment) { nil }
        show(rootViewController)
    }

    private func show(_ rootViewController: UIViewController) {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        commit()
    }

    public var connectedScenes: Set<UIWindowScene> { [scene] }
    public var keyWindow: UIWindow? { scene.keyWindow }
    public var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { screen.traitCollection.layoutDirection }

    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        window.frame = window.frame.isEmpty ? screen.bounds : window.frame
        setNeedsCommit()
    }

    /// Sends an action along: to its target, or up from the first responder where there is none.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            if action.perform(on: target as AnyObject, sender: sender, event: event) { return true }
            note(
                .misuse, to: "\(action) was not performed",
                cause: ["\(type(of: target)) has no such method, or the selector is only a name"])
            return false
        }
        var responder = firstResponder ?? keyWindow?.rootViewController
        while let current = responder {
            if action.perform(on: current, sender: sender, event: event) { return true }
            responder = current.next
        }
        return false
    }

    /// Writes a line of the trace.
    func note(_ subject: Decision.Subject, from old: String? = nil, to new: String, cause: [String]) {
        trace.append(Decision(subject, at: time, from: old, to: new, cause: cause))
    }
}
