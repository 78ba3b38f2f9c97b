extension UIViewController {
    /// Goes a way of the storyboard, without asking `shouldPerformSegue(withIdentifier:sender:)`.
    /// - Precondition: the controller comes from a storyboard, and its scene has a segue with the identifier.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let origin, let segue = origin.segue(identifier) else {
            preconditionFailure("receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
        }
        loadViewIfNeeded()
        origin.perform(segue, from: self, sender: sender)
    }
}
