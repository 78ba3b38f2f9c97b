/// A layout constraint of an interface file.
public struct InterfaceConstraint: Hashable, Sendable {
    /// One side of the equation.
    public struct Anchor: Hashable, Sendable {
        /// Object id of a view or guide.
        public var item: String
        /// `NSLayoutConstraint.Attribute` by name, such as `bottom`.
        public var attribute: String

        public init(item: String, attribute: String) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// How the two sides of the equation compare.
    public enum Relation: Hashable, Sendable { case equal, atLeast, atMost }

    public var place: Place
    public var id: String
    public var first: Anchor
    /// Nil for a constant width or height.
    public var second: Anchor?
    public var relation: Relation
    /// What the second anchor is multiplied by.
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// `UILayoutPriority`, from 1 to 1000 (required).
    public var priority: Double
    /// Taken out by the default variation.
    public var isExcluded: Bool

    public init(place: Place, id: String, first: Anchor, second: Anchor?, constant: Double = 0) {
        self.place = place
        self.id = id
        self.first = first
        self.second = second
        self.constant = constant
        relation = .equal
        multiplier = 1
        priority = 1000
        isExcluded = false
    }
}

/// A rectangle that constraints refer to and that is not a view.
public struct InterfaceGuide: Hashable, Sendable {
    /// What the rectangle stands for.
    public enum Kind: Hashable, Sendable {
        case safeArea, margins, keyboard, readable
        /// `topLayoutGuide` and `bottomLayoutGuide` of iOS 7 to 10.
        case top, bottom
        /// Of a scroll view: what scrolls, and the box that stays.
        case scrollContent, scrollFrame
        case other
    }

    public var id: String
    public var kind: Kind

    public init(id: String, kind: Kind) {
        self.id = id
        self.kind = kind
    }
}
