import LintelDraw
import LintelLayout
import LintelModel

/// Bars as whole screens show them, cut out; one of each kind, and one of each background of the status bar. The raw value names the golden.
enum BarSample: String, CaseIterable {
    case statusHomeButton = "status-home-button"
    case statusNotch = "status-notch"
    case statusIsland = "status-island"
    case statusPad = "status-pad"
    case navigationBar = "navigation-bar"
    case toolbar = "toolbar"
    case toolbarGlass = "toolbar-glass"
    case tabBar = "tab-bar"
    case bandColor = "band-color"
    case bandGradient = "band-gradient"
    case bandImageTop = "band-image-top"
    case bandImageBottom = "band-image-bottom"
    case bandBlur = "band-blur"
    case bandNavigationBar = "band-navigation-bar"

    /// Blurred pictures take much room in a file.
    var scale: Scale { self == .bandBlur || self == .bandNavigationBar ? 1 : 2 }

    private var deviceID: String {
        switch self {
        case .statusHomeButton: "iphone-se-3"
        case .statusPad: "ipad-10"
        case .statusIsland, .toolbarGlass: "iphone-15"
        case .statusNotch, .navigationBar, .toolbar, .tabBar, .bandColor, .bandGradient, .bandImageTop, .bandImageBottom, .bandBlur,
            .bandNavigationBar:
            "iphone-14"
        }
    }

    /// `photo`: a picture twice as high as wide.
    func screen(photo: String) -> Screen? {
        guard let device = DeviceCatalogue.all.first(where: { $0.id == deviceID }) else { return nil }
        var screen = Screen(device: device)
        screen.traits.system = self == .toolbarGlass ? SystemVersion(26) : SystemVersion(17)
        screen.traits.sdk = screen.traits.system
        screen.content = Content(.gradient([DynamicColor(Color(255, 149, 0)), DynamicColor(Color(88, 86, 214))]))
        switch self {
        case .statusHomeButton, .statusNotch, .statusPad:
            screen.content = Content(.color(.systemBackground))
            screen.status.usesLocation = true
        case .statusIsland:
            screen.content = Content(.color(.systemBackground))
            screen.traits.appearance = .dark
            screen.status.battery = BatteryStatus(level: 15)
        case .navigationBar:
            screen.content = Content(.list(rows: 60), scroll: .middle)
            screen.navigationBar = NavigationBar(title: "Inbox", trailing: [.system(.edit)])
        case .toolbar, .toolbarGlass:
            screen.content = Content(.list(rows: 60), scroll: .middle)
            screen.toolbar = Toolbar(items: [.symbol("tray"), .flexibleSpace, .symbol("flag"), .flexibleSpace, .system(.compose)])
        case .tabBar:
            screen.content = Content(.list(rows: 60), scroll: .middle)
            screen.tabBar = TabBar(items: [
                TabBar.Item(title: "Alarm", icon: .symbol("alarm")), TabBar.Item(title: "Folders", icon: .symbol("folder")),
            ])
        case .bandColor: screen.statusBar.background = .color(DynamicColor(Color(52, 199, 89)))
        case .bandGradient: screen.statusBar.background = .gradient([.systemBlue, DynamicColor(Color(90, 200, 250))])
        case .bandImageTop: screen.statusBar.background = .image(photo, gravity: .top)
        case .bandImageBottom: screen.statusBar.background = .image(photo, gravity: .bottom)
        case .bandBlur:
            screen.content = Content(.image(photo, gravity: .top))
            screen.statusBar.background = .blur(.systemThinMaterialDark)
        case .bandNavigationBar:
            screen.content = Content(.image(photo, gravity: .top))
            screen.navigationBar = NavigationBar(title: "Photo")
            screen.navigationBar?.appearance = AppearanceSlots(standard: .standard, scrollEdge: .standard)
        }
        return screen
    }

    /// What is cut out of the screen, points.
    func part(of placed: PlacedScreen) -> Rect? {
        let bar =
            switch self {
            case .toolbar, .toolbarGlass: placed.toolbar
            case .tabBar: placed.tabBar
            case .navigationBar, .bandNavigationBar: placed.navigationBar
            case .statusHomeButton, .statusNotch, .statusIsland, .statusPad, .bandColor, .bandGradient, .bandImageTop, .bandImageBottom,
                .bandBlur:
                placed.statusBar
            }
        guard let frame = bar?.frame else { return nil }
        let isAtBottom = frame.midY > placed.size.height / 2
        let top = isAtBottom ? frame.minY - 8 : 0
        return Rect(minX: 0, minY: top, maxX: placed.size.width, maxY: isAtBottom ? placed.size.height : frame.maxY + 16)
    }
}
