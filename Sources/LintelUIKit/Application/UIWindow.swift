public import Foundation

/// The root of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Which window lies above which.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static func + (level: Level, change: CGFloat) -> Level { Level(level.rawValue + change) }
        public static func - (level: Level, change: CGFloat) -> Level { Level(level.rawValue - change) }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            attachRoot()
        }
    }
    open var windowLevel = Level.normal { didSet { changed() } }
    public internal(set) var isKeyWindow = false
    public private(set) weak var windowScene: UIWindowScene?

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: windowScene.screen.bounds)
        start()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowScene = UIApplication.running?.scene
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() { isHidden = true }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.running }

    open func makeKeyAndVisible() {
        isHidden = false
        guard let app = UIApplication.running else { return }
        for window in app.windows { window.isKeyWindow = false }
        app.show(self)
        isKeyWindow = true
        attachRoot()
    }

    private func attachRoot() {
        guard let root = rootViewController, !isHidden else { return }
        if root.view.superview !== self { insertSubview(root.view, at: 0) }
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
