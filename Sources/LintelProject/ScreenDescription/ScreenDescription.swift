import LintelEvidence
public import LintelModel

/// A screen as a `*.screen.json` describes it: how it is asked to be shown, and what bars it has (cli.md, screen description).
public struct ScreenDescription: Sendable {
    public var settings = ScreenSettings()
    public var statusBar = StatusBar()
    /// Who decides about the status bar, instead of its style and visibility.
    public var controllers: ControllerTree?
    public var navigationBar: NavigationBar?
    public var toolbar: Toolbar?
    public var tabBar: TabBar?
    public var content = Content()
    /// The menu that stands open.
    public var openMenu: OpenMenu?
    public var barHiding: Set<BarHiding> = []
    public var areBarsTappedAway = false
    /// Texts by what they stand for in the bars, by language.
    public var strings: [String: [String: String]] = [:]

    /// Larger files are no descriptions; bytes.
    static let sizeLimit = 4_000_000

    /// Reads a text; `file` is where it stands, for messages and for the paths of pictures.
    public init(_ text: some Sequence<UInt8>, file: String) throws(DescriptionError) {
        let reader = DescriptionReader(file: file)
        let node: JSON5
        do throws(JSON5Error) {
            node = try JSON5(text)
        } catch {
            throw reader.error(.syntax(error.reason), at: error.position)
        }
        try reader.read(node, into: &self, Self.members, thing: "the screen")
    }

    public init(readingFrom file: String) throws(DescriptionError) {
        let bytes: [UInt8]
        do throws(ReadError) {
            bytes = try FileContents.contents(of: file, limit: Self.sizeLimit)
        } catch {
            throw DescriptionError(.unreadable(error), at: Place(file: file))
        }
        if bytes.isEmpty { throw DescriptionError(.unreadable(.empty), at: Place(file: file)) }
        try self.init(bytes, file: file)
    }

    /// The screen, with the asked settings over its own.
    public func screen(_ asked: ScreenSettings = ScreenSettings()) -> Screen {
        var screen = Screen(device: ScreenSettings.defaultDevice)
        screen.statusBar = statusBar
        screen.navigationBar = navigationBar
        screen.toolbar = toolbar
        screen.tabBar = tabBar
        screen.content = content
        screen.openMenu = openMenu
        screen.controllers = controllers
        screen.barHiding = barHiding
        screen.areBarsTappedAway = areBarsTappedAway
        var settings = settings
        settings.merge(asked)
        settings.apply(to: &screen)
        return screen.translated(by: LanguageFallback.table(for: screen.traits.locale, in: strings) ?? [:])
    }
}
