/// The bar at the bottom, with actions for the current screen (TB-01).
public struct Toolbar: Hashable, Sendable {
    /// Who places the bar: a navigation controller (`toolbarItems`), or the app itself (a view of its own).
    public enum Placement: Hashable, Sendable {
        case managed
        /// A stand-alone bar; the edge its constraints pin it to, or a frame of its own.
        case standalone(Anchor)
    }

    /// What a bar of the app's own is held to.
    public enum Anchor: Hashable, Sendable {
        case safeAreaBottom
        /// Pinned to the view's bottom: the items lie under the home indicator (TB-05).
        case viewBottom
        case safeAreaTop
        case frame(Rect)
        /// A frame whose background reaches as far as the bar's position says.
        case placed(OwnBarPlace)
    }

    /// UIKit's bar and SwiftUI's differ in height on screens with a home indicator (TB-02).
    public enum Maker: String, Hashable, Sendable, CaseIterable { case uiKit, swiftUI }

    public var items: [BarItem]
    /// What layout composes the items from, in place of `items`; empty where the app gave items itself.
    public var actions: [ToolbarAction]
    public var isHidden: Bool
    /// Share of the time that has passed since *hidden* became what it is, from 0 to 1; nil when the bar has come to rest (TB-37).
    public var progress: Double?
    public var placement: Placement
    public var maker: Maker
    public var appearance: AppearanceSlots
    public var tint: DynamicColor?
    /// `UIBarStyle.black`: light on dark.
    public var isBlack = false

    public init(items: [BarItem], isHidden: Bool = false, placement: Placement = .managed, maker: Maker = .uiKit) {
        self.items = items
        actions = []
        self.isHidden = isHidden
        self.placement = placement
        self.maker = maker
        appearance = AppearanceSlots()
    }
}
