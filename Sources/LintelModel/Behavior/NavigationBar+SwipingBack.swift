extension NavigationBar {
    /// A screen can be swiped away where its bar has a back button: not at the root of a stack, not where the app hides the button or puts
    /// items of its own in its place (`hidesBackButton`, `leftItemsSupplementBackButton`), and not while a search has taken the bar. Read from
    /// UIKit's own classes (`UINavigationController._shouldInteractivePopGestureBeEnabled`), which ask for a bar that is not hidden too.
    package var allowsSwipingBack: Bool { backTitle != nil && !(search.map { $0.isActive && $0.hidesTitleWhileActive } ?? false) }
}
