/// An item that does not fit into its bar.
public struct BarMisfit: Hashable, Sendable {
    /// The bars whose items are judged.
    public enum Bar: String, Hashable, Sendable, CaseIterable { case navigationBar, toolbar }

    /// What is wrong with the item.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The title was cut (TB-75).
        case cut
        /// It reaches beyond the bar's margins or the safe area (TB-71, TB-80).
        case outside
        /// It covers an item before it.
        case overlapping
        /// Fingers do not find it (GL-33).
        case narrowTarget
        /// It moved into the menu at the bar's end (TB-75, system 27).
        case inMenu
    }

    public var bar: Bar
    /// The item's title or label, else its kind and its number in the bar.
    public var item: String
    /// The storyboard's object id, where the item comes from one.
    public var objectID: String?
    public var reason: Reason
    /// Points that the item lacks.
    public var missing: Double
}
