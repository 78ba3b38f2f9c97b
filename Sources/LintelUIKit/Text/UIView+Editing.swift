extension UIView {
    /// Takes the keyboard away where the first responder is this view or stands in it.
    /// - Parameter force: also where its delegate objects.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let app = UIApplication.running, let holder = app.firstResponder as? UIView, holder.isDescendant(of: self) else {
            return false
        }
        if holder.resignFirstResponder() { return true }
        if force { app.firstResponder = nil }
        return force
    }
}
