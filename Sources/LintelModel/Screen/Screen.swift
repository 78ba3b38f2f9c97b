/// One screen of an app as it stands: everything that is needed to place and draw its bars.
public struct Screen: Hashable, Sendable {
    public var device: Device
    public var traits: Traits
    public var status: DeviceStatus
    /// Style and visibility as asked for, and what lies under the bar.
    public var statusBar: StatusBar
    /// Who decides about the status bar, instead of `statusBar`'s style and visibility.
    public var controllers: ControllerTree?
    public var navigationBar: NavigationBar?
    public var toolbar: Toolbar?
    public var tabBar: TabBar?
    public var content: Content
    /// The software keyboard covers the lower part.
    public var isKeyboardUp: Bool
    /// The key at its lower right.
    public var returnKey: ReturnKey
    /// What its keys write at the moment.
    public var keyboardKeys: KeyboardKeys
    /// What makes the navigation controller hide its bars by itself.
    public var barHiding: Set<BarHiding>
    /// The user has tapped the bars away (SB-75, TB-38).
    public var areBarsTappedAway: Bool
    /// Whether a swipe has taken the bars away (TB-38); nil where only the place of the content tells.
    public var areBarsSwipedAway: Bool?
    /// Points of the expanded large title that a finger has moved under the bar; below zero where the content is pulled down beyond its
    /// top, and the title with it.
    public var largeTitleScroll: Double
    /// Points of the search row that a finger moved under the title, from 0 on.
    public var searchScroll: Double
    /// What happened to bars that hide by themselves; where it is given it decides, instead of what a still picture would show (TB-38).
    public var barHistory: BarHistory?
    /// Width of the app's window in points where it is not the whole screen (iPad windows and Split View).
    public var windowWidth: Double?
    /// Set where this is a sheet above another screen.
    public var sheet: Sheet?
    /// The menu that stands open above the bars.
    public var openMenu: OpenMenu?
    /// What a reader could not find or take over, for people to read.
    public var notes: [String]
    /// Why the bars hold the items they hold, a decision each with its ids; empty where the app chose them itself.
    public var composition: [String]

    public init(device: Device, traits: Traits = Traits(), status: DeviceStatus? = nil) {
        self.device = device
        self.traits = traits
        self.status = status ?? .marketing(for: device)
        statusBar = StatusBar()
        content = Content()
        isKeyboardUp = false
        returnKey = .return
        keyboardKeys = KeyboardKeys()
        barHiding = []
        areBarsTappedAway = false
        largeTitleScroll = 0
        searchScroll = 0
        notes = []
        composition = []
    }

    /// The window's size in points as held.
    public var size: Size {
        if let sheet { return sheet.size }
        let portrait = device.display.points
        let held = traits.orientation == .portrait ? portrait : portrait.turned
        return Size(width: windowWidth.map { min($0, held.width) } ?? held.width, height: held.height)
    }
}
