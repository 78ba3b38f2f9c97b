extension UIColor {
    /// Of what is filled from here on.
    @preconcurrency @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    @preconcurrency @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }
}
