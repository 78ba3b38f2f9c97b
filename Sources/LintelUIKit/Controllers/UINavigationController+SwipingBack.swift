import LintelModel

extension UINavigationController {
    /// Follows a finger from the leading edge and pops the controller on top. Its delegate is the navigation controller's own until an app sets
    /// another: that one decides where it may begin, except that the root never goes.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.edgePan }

    /// The same from anywhere in the content, since system 26; nil before.
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        guard let system = UIApplication.running?.base.traits.system, system.major >= PopContentPan.firstSystem else { return nil }
        return interactivePop.contentPan
    }
}
