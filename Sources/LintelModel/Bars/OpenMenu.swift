/// A menu that stands open above a screen; a screen has one at most.
public struct OpenMenu: Hashable, Sendable {
    /// The bars whose items have menus.
    public enum Bar: String, Hashable, Sendable, CaseIterable { case navigationBar, toolbar }

    /// What it opens from.
    public enum Anchor: Hashable, Sendable {
        /// A placed item of a bar, by its number among all that the bar shows.
        case item(Bar, Int)
        /// A placed item of a bar, by its object id, its identifier or its text.
        case named(Bar, String)
        /// Anything else, such as a button: its box in points of the screen.
        case rect(Rect)
    }

    public var anchor: Anchor
    /// Nil for the menu of the item it opens from.
    public var menu: BarMenu?
    /// The submenus that were opened, outermost first, each by its path; empty while the menu itself is in front.
    public var submenu: [Int]
    /// Points that the front menu's rows have been moved up, where they do not fit; below zero where they begin at their lower end.
    public var scroll: Double
    /// The row that a finger is on.
    public var pressed: [Int]?

    public init(_ anchor: Anchor, menu: BarMenu? = nil, submenu: [Int] = []) {
        self.anchor = anchor
        self.menu = menu
        self.submenu = submenu
        scroll = 0
    }

    /// What of an open menu a finger can mean.
    public enum Target: Hashable, Sendable {
        /// By its path.
        case row([Int])
        /// The title of a submenu, which leads back.
        case back
        /// Titles and dividers, where nothing happens.
        case panel
        /// Beside the menu.
        case outside
    }

    /// What a tap comes to.
    public enum Outcome: Hashable, Sendable {
        case stays
        /// Only the look changes: a submenu opens, or closes.
        case becomes(OpenMenu)
        case closes
        /// The row's action runs; `staysOpen` where it asked for that.
        case chooses(BarMenu.Element, staysOpen: Bool)
    }

    /// What a tap does: on a row it chooses, on a submenu's row it opens that one, beside the menu it closes it and does nothing else
    /// (TB-58).
    /// - Parameter shown: the menu as it is on screen.
    public func tapped(_ target: Target, in shown: BarMenu) -> Outcome {
        switch target {
        case .outside: return .closes
        case .panel: return .stays
        case .back: return .becomes(showing(shown.outer(of: submenu)))
        case .row(let path):
            guard let element = shown.element(at: path), element.isEnabled, !element.isHidden else { return .stays }
            guard element.isSubmenu else { return .chooses(element, staysOpen: element.keepsMenuOpen) }
            return .becomes(showing(path))
        }
    }

    private func showing(_ submenu: [Int]) -> OpenMenu {
        var menu = self
        menu.submenu = submenu
        menu.scroll = 0
        menu.pressed = nil
        return menu
    }
}

extension BarMenu {
    /// The path of the menu around a submenu; empty for the outermost. Sections are no menus of their own.
    fileprivate func outer(of path: [Int]) -> [Int] {
        var outer = Array(path.dropLast())
        while let element = element(at: outer), element.isInline { outer.removeLast() }
        return outer
    }
}
