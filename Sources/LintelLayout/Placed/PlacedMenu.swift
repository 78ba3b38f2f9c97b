public import LintelModel

/// An open menu in its place: the menu itself, and above it each submenu that was opened.
public struct PlacedMenu: Hashable, Sendable {
    /// One line of a panel.
    public struct Part: Hashable, Sendable {
        /// What the line is.
        public enum Kind: Hashable, Sendable {
            /// Of a menu or a section.
            case title
            /// A submenu's title: a tap leads back.
            case back
            /// By its path in the menu.
            case row([Int])
            /// Between sections.
            case divider
        }

        public var kind: Kind
        public var frame: Rect
        public var text: String
        public var subtitle: String?
        public var element: BarMenu.Element?
        public var isTruncated: Bool
        /// The symbol or file that could not be found and is drawn as a placeholder.
        public var missingPicture: String?
    }

    /// A plate with rows.
    public struct Panel: Hashable, Sendable {
        public var frame: Rect
        /// In points.
        public var cornerRadius: Double
        public var parts: [Part]
        /// How far its rows can be moved (`OpenMenu.scroll`), in points; 0 to 0 where all of them fit.
        public var scrollRange: ClosedRange<Double>
        /// Of the whole panel, plate included.
        public var drawing: [Scene.Item]
    }

    /// The menu that is shown, whoever it belongs to.
    public var menu: BarMenu
    /// The front one last.
    public var panels: [Panel]
    public var drawing: [Scene.Item] { panels.flatMap(\.drawing) }

    /// What a finger at a point of the screen means. A menu below an open submenu leads back to it.
    public func target(at point: Point) -> OpenMenu.Target {
        guard let front = panels.last, front.frame.contains(point) else {
            return panels.contains { $0.frame.contains(point) } ? .back : .outside
        }
        switch front.parts.first(where: { $0.frame.contains(point) })?.kind {
        case .row(let path): return .row(path)
        case .back: return .back
        case .title, .divider, nil: return .panel
        }
    }

    /// The row of the front panel that says so, for tests and scripts.
    public func row(_ title: String) -> Part? {
        panels.last?.parts.first { part in
            if case .row = part.kind { part.text == title } else { false }
        }
    }
}

extension PlacedMenu.Part {
    /// What `measure` and trees call the line.
    package var name: String {
        switch kind {
        case .title: "title"
        case .back: "back"
        case .row: "row"
        case .divider: "divider"
        }
    }

    /// What else is to be said of a row, a word each.
    package var marks: [String] {
        guard let element else { return [] }
        return [
            element.state == .off ? nil : element.state.rawValue, element.isDestructive ? "destructive" : nil,
            element.isEnabled ? nil : "disabled", element.isSubmenu ? "submenu" : nil, isTruncated ? "truncated" : nil,
            missingPicture.map { "missing \($0)" },
        ].compactMap(\.self)
    }
}
