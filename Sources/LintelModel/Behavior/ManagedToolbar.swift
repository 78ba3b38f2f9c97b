/// A navigation controller's toolbar while controllers come and go (TB-30 to TB-34).
public struct ManagedToolbar: Hashable, Sendable {
    /// A controller on the stack, as far as the toolbar is concerned.
    public struct Member: Hashable, Sendable {
        /// `toolbarItems`.
        public var items: [BarItem]
        public var hidesBottomBarWhenPushed: Bool

        public init(items: [BarItem] = [], hidesBottomBarWhenPushed: Bool = false) {
            self.items = items
            self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
        }
    }

    /// The bar belongs to its navigation controller.
    public enum Refusal: Error, Hashable, Sendable {
        /// Nobody else may be the delegate; UIKit raises an exception (TV-58).
        case delegateIsTaken
    }

    /// From the root up.
    public private(set) var stack: [Member]
    /// `isToolbarHidden`: the navigation controller's own, whoever is on top (TB-30, TB-33).
    public var isHidden: Bool
    /// What was put into the bar itself; the next transition overwrites it (TB-31).
    private var ownItems: [BarItem]?

    public init(root: Member) {
        stack = [root]
        isHidden = true
    }

    /// The controller on screen.
    public var top: Member { stack[stack.count - 1] }

    /// What the bar holds: the top controller's items, or none at all (TB-31, TB-33).
    public var items: [BarItem] { ownItems ?? top.items }

    /// On screen; one flagged controller anywhere on the stack keeps it away (TB-34).
    public var isShown: Bool { !isHidden && !stack.contains(where: \.hidesBottomBarWhenPushed) }

    /// The new controller's items replace the bar's (TB-31).
    public mutating func push(_ member: Member) {
        stack.append(member)
        ownItems = nil
    }

    /// Answers false at the root, which stays.
    @discardableResult
    public mutating func pop() -> Bool {
        guard stack.count > 1 else { return false }
        stack.removeLast()
        ownItems = nil
        return true
    }

    /// The top controller's `setToolbarItems`.
    public mutating func setTopItems(_ items: [BarItem]) {
        stack[stack.count - 1].items = items
        ownItems = nil
    }

    /// `toolbar.items`, which is not supported (TB-31).
    public mutating func setItemsOfBar(_ items: [BarItem]) { ownItems = items }

    /// `toolbar.delegate` (TV-58).
    public func setDelegate() throws(Refusal) { throw .delegateIsTaken }

    /// The bar as a screen takes it.
    public var toolbar: Toolbar { Toolbar(items: items, isHidden: !isShown) }
}
