import LintelLayout
import LintelModel

/// What is drawn.
enum Subjects {
    static let deviceID = "iphone-15"
    static let scale: Scale = 3
    static let screenSize = Size(width: 393, height: 852)
    /// Status bar and navigation bar, points.
    static let bandHeight = 103.0

    static func screen() -> Screen? { DeviceCatalogue.all.first { $0.id == deviceID }.map { Screen(device: $0) } }

    /// As much as an island phone's bar has room for.
    static func fullStatus(of screen: Screen) -> Screen {
        var full = screen
        full.status.usesLocation = true
        full.status.dataNetwork = .fiveGUC
        full.status.secondaryCellular = CellularStatus(bars: 2)
        full.status.battery = BatteryStatus(level: 64, state: .charging, showsPercentage: true)
        full.status.backToApp = "Mail"
        full.status.focus = "sleep"
        return full
    }

    /// The screen that `lintel render` is timed with.
    static func list(on screen: Screen) -> Screen {
        var list = screen
        list.navigationBar = NavigationBar(title: "Inbox")
        list.toolbar = Toolbar(items: [.symbol("tray"), .flexibleSpace, .system(.compose)])
        list.content = Content(.list(rows: 30))
        return list
    }

    /// A photo under a status bar and a navigation bar that share one plate.
    static func photo(_ file: String, on screen: Screen) -> Screen {
        var photo = screen
        photo.navigationBar = NavigationBar(title: "Photo")
        let plate = BarAppearance(background: .blur(.systemMaterial), shadow: nil)
        photo.navigationBar?.appearance = AppearanceSlots(standard: plate, scrollEdge: plate)
        photo.content = Content(.image(file))
        return photo
    }
}
