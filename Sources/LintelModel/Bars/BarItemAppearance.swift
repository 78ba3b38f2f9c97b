/// How items of one style look in their states (`UIBarButtonItemAppearance`, TB-19). What is nil is the system's.
public struct BarItemAppearance: Hashable, Sendable {
    /// `UIControl.State`, as far as a bar item has it.
    public enum State: String, Hashable, Sendable, CaseIterable { case normal, highlighted, disabled, focused }

    /// One state (`UIBarButtonItemStateAppearance`).
    public struct Look: Hashable, Sendable {
        /// Of the title.
        public var color: DynamicColor?
        /// Of the title.
        public var font: Font?
        /// Moves the title to the right and down; points (`titlePositionAdjustment`).
        public var titleOffset: Point
        /// Behind the item, stretched over its box.
        public var backgroundImage: String?

        public init(color: DynamicColor? = nil, font: Font? = nil, titleOffset: Point = Point(x: 0, y: 0), backgroundImage: String? = nil) {
            self.color = color
            self.font = font
            self.titleOffset = titleOffset
            self.backgroundImage = backgroundImage
        }
    }

    /// Whose letters a title has where no font is set: those of `done` are semibold (`init(style:)`, TB-19).
    public var letters = BarItem.Style.plain
    public var normal: Look
    public var highlighted: Look?
    public var disabled: Look?
    public var focused: Look?

    public init(normal: Look = Look(), highlighted: Look? = nil, disabled: Look? = nil, focused: Look? = nil) {
        self.normal = normal
        self.highlighted = highlighted
        self.disabled = disabled
        self.focused = focused
    }

    /// What is set for a state: highlighted and disabled ones fall back to normal, focused to highlighted, each part by itself (TB-19).
    public func look(in state: State) -> Look {
        switch state {
        case .normal: normal
        case .highlighted: highlighted.map { $0.completed(by: normal) } ?? normal
        case .disabled: disabled.map { $0.completed(by: normal) } ?? normal
        case .focused: focused.map { $0.completed(by: look(in: .highlighted)) } ?? look(in: .highlighted)
        }
    }

    /// This appearance where it says something, the other one elsewhere.
    public func over(_ other: BarItemAppearance) -> BarItemAppearance {
        guard self != BarItemAppearance() else { return other }
        func merged(_ own: Look?, _ others: Look?) -> Look? { own.map { own in others.map { own.completed(by: $0) } ?? own } ?? others }
        return BarItemAppearance(
            normal: normal.completed(by: other.normal), highlighted: merged(highlighted, other.highlighted),
            disabled: merged(disabled, other.disabled), focused: merged(focused, other.focused))
    }

    /// Whether a state has a colour of its own; a derived one is dimmed by the system.
    public func hasOwnColor(in state: State) -> Bool {
        switch state {
        case .normal: normal.color != nil
        case .highlighted: highlighted?.color != nil
        case .disabled: disabled?.color != nil
        case .focused: focused?.color != nil || highlighted?.color != nil
        }
    }
}

extension BarItemAppearance.Look {
    /// What is not said is as the other says.
    func completed(by other: Self) -> Self {
        var look = self
        look.color = color ?? other.color
        look.font = font ?? other.font
        if titleOffset == Point(x: 0, y: 0) { look.titleOffset = other.titleOffset }
        look.backgroundImage = backgroundImage ?? other.backgroundImage
        return look
    }
}

/// The item appearances of one bar: `buttonAppearance`, `doneButtonAppearance`, `prominentButtonAppearance` (TB-19, TB-60).
public struct BarItemAppearances: Hashable, Sendable {
    public var plain: BarItemAppearance
    public var done: BarItemAppearance
    public var prominent: BarItemAppearance
    /// `backButtonAppearance`, of a navigation bar.
    public var back = BarItemAppearance()

    public init(
        plain: BarItemAppearance = BarItemAppearance(), done: BarItemAppearance = BarItemAppearance(),
        prominent: BarItemAppearance = BarItemAppearance()
    ) {
        self.plain = plain
        self.done = done
        self.prominent = prominent
    }

    /// The looks of one style.
    public subscript(style: BarItem.Style) -> BarItemAppearance {
        switch style {
        case .plain: plain
        case .done: done
        case .prominent: prominent
        }
    }
}

extension BarItem {
    /// The state its look goes by.
    public var state: BarItemAppearance.State {
        if !isEnabled { return .disabled }
        return touch == .none ? .normal : .highlighted
    }
}
