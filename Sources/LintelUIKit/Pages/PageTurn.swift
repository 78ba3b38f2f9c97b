/// A page on its way in.
@MainActor
struct PageTurn {
    let controller: UIViewController
    /// Whether it comes from the right or from below.
    let isFromEnd: Bool
    /// Whether it is the page after; nil where the app turns it, which knows no before and after.
    let isForward: Bool?
    /// What the app wants to be told once it is there.
    var completion: (@MainActor (Bool) -> Void)?

    var isByFinger: Bool { isForward != nil }
}
