public import LintelModel

/// One item of a bar in its place.
public struct PlacedItem: Hashable, Sendable {
    /// For the status bar one of cli.md's ids (`time`, `wifi`, …), for other bars the kind (`title`, `icon`, `system`,
    /// `flexibleSpace`, `fixedSpace`, `view`, `segmented`).
    public var id: String
    public var text: String?
    /// Level, bars or arcs, where the item shows one.
    public var value: Int?
    /// The laid-out box.
    public var frame: Rect
    public var drawing: [Scene.Item]
    public var isTruncated: Bool
    /// The text as it was before it was cut; nil where it was not.
    public var wholeText: WholeText?
    /// The storyboard's object id, where the item comes from one.
    public var objectID: String?
    /// The bar item's own, where it has one.
    public var identifier: String?
    /// Where a touch means this item, at least 44 points wide and high for the system's own buttons (TB-64, TB-81); nil for what is no button.
    public var target: Rect?
    /// Whether a touch in the target does anything (TB-57).
    public var isEnabled: Bool
    /// The symbol or file that could not be found and is drawn as a placeholder.
    public var missingPicture: String?
    /// The menu that a touch opens.
    public var menu: BarMenu?
    /// By a tap; otherwise by a long press, since the tap does something of its own (TB-58).
    public var opensMenuOnTap: Bool
    /// The glass that the item does not share, since system 26.
    public var platter: Rect?

    /// A text that did not fit, and the points it lacks.
    public struct WholeText: Hashable, Sendable {
        public var text: String
        public var missing: Double
    }

    public init(id: String, text: String? = nil, value: Int? = nil, frame: Rect, drawing: [Scene.Item] = []) {
        self.id = id
        self.text = text
        self.value = value
        self.frame = frame
        self.drawing = drawing
        isTruncated = false
        isEnabled = true
        opensMenuOnTap = false
    }

    /// Notes what a label says, and what it said before it was cut.
    mutating func show(_ label: BarLabel, cutFrom whole: BarLabel, room: Double) {
        text = label.text
        isTruncated = label.text != whole.text
        wholeText = isTruncated ? WholeText(text: whole.text, missing: whole.width - room) : nil
    }
}
