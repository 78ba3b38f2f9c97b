import LintelModel
import LintelUIKit
import Testing

/// Appearances, proxies and the properties of before them, on bars in a running app.
@MainActor @Suite struct AppearanceTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// A navigation controller with a toolbar over content that runs on beneath both bars, or rests at its edges.
    private static func stage(isScrolled: Bool = true, system: SystemVersion = 18) throws -> (
        navigation: UINavigationController, app: UIApplication
    ) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        let root = UIViewController()
        root.view.addSubview(scroll)
        root.title = "Title"
        root.toolbarItems = [UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation, system: system)
        app.advance(to: 1)
        if isScrolled { scroll.contentOffset = CGPoint(x: 0, y: 600) }
        app.advance(to: 2)
        return (navigation, app)
    }

    @Test("TB-14: three layers on top of each other, and three resets")
    func layers() throws {
        let (navigation, app) = try Self.stage()
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = Self.red
        navigation.toolbar.standardAppearance = appearance
        #expect(
            app.resolution.toolbar?.bar.appearance.background
                == .layers([.blur(.systemChromeMaterial), .color(DynamicColor(Color(red: 1, green: 0, blue: 0)))]))
        appearance.configureWithOpaqueBackground()
        navigation.toolbar.standardAppearance = appearance
        #expect(app.resolution.toolbar?.bar.appearance == .opaque)
        appearance.configureWithTransparentBackground()
        navigation.toolbar.standardAppearance = appearance
        #expect(app.resolution.toolbar?.bar.appearance == .transparent)
        appearance.configureWithDefaultBackground()
        navigation.toolbar.standardAppearance = appearance
        #expect(app.resolution.toolbar?.bar.appearance == .standard)
    }

    @Test("A bar keeps a copy; what its getter gives can be changed in place")
    func copies() throws {
        let (navigation, app) = try Self.stage()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.standardAppearance = appearance
        appearance.backgroundColor = Self.red
        #expect(app.resolution.navigationBar?.appearance == .opaque)
        navigation.navigationBar.standardAppearance.backgroundColor = Self.red
        #expect(app.resolution.navigationBar?.appearance.background == .color(Self.red.model))
    }

    @Test("TB-18: an appearance puts the old properties out of use as a whole")
    func oldAndNew() throws {
        let (navigation, app) = try Self.stage()
        navigation.toolbar.barTintColor = Self.red
        #expect(app.resolution.toolbar?.bar.appearance.background == .color(Self.red.model))
        navigation.toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: Self.green]
        #expect(app.resolution.toolbar?.bar.appearance.background == BarAppearance.standard.background)
        #expect(app.resolution.toolbar?.bar.appearance.items.plain.normal.color == Self.green.model)
    }

    @Test("TB-10: at its edge the content has the bar in its scroll-edge appearance")
    func edge() throws {
        let (navigation, app) = try Self.stage(isScrolled: false)
        #expect(app.resolution.navigationBar?.slot == .scrollEdge)
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = Self.green
        navigation.navigationBar.scrollEdgeAppearance = edge
        #expect(app.resolution.navigationBar?.decidedBy.contains("scrollEdge") == true)
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        navigation.topViewController?.navigationItem.scrollEdgeAppearance = own
        #expect(app.resolution.navigationBar?.appearance == .opaque)
    }

    @Test("TB-16: what isTranslucent reads, and what is drawn")
    func translucency() throws {
        let (navigation, app) = try Self.stage()
        #expect(navigation.toolbar.isTranslucent)
        navigation.toolbar.isTranslucent = false
        #expect(app.resolution.toolbar?.bar.appearance == .opaque)
        navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
        #expect(app.resolution.navigationBar?.appearance == BarAppearance(background: .none, shadow: .barShadow))
        navigation.navigationBar.shadowImage = UIImage()
        #expect(app.resolution.navigationBar?.appearance == .transparent)
    }

    @Test("Proxies: for bars that come into a window afterwards; the instance's own value wins")
    func proxies() throws {
        let (first, app) = try Self.stage()
        UIToolbar.appearance().barTintColor = Self.red
        UIToolbar.appearance(whenContainedInInstancesOf: [Special.self]).barTintColor = Self.green
        UIBarButtonItem.appearance().tintColor = Self.green
        #expect(first.toolbar.barTintColor == nil)
        let (plain, special, own) = (UIToolbar(), UIToolbar(), UIToolbar())
        own.barTintColor = .blue
        let holder = Special(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let item = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
        plain.items = [item]
        let view: UIView = try #require(first.topViewController?.view)
        view.addSubview(holder)
        holder.addSubview(special)
        view.addSubview(plain)
        view.addSubview(own)
        app.advance(to: 3)
        #expect(plain.barTintColor == Self.red)
        #expect(special.barTintColor == Self.green)
        #expect(own.barTintColor == .blue)
        #expect(item.tintColor == Self.green)
    }

    private final class Special: UIView {}
}

extension UIColor {
    /// As the model has it.
    fileprivate var model: DynamicColor {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return DynamicColor(Color(red: Double(parts.0), green: Double(parts.1), blue: Double(parts.2), alpha: Double(parts.3)))
    }
}
