public import Foundation
import LintelLayout
import LintelModel

extension UIView {
    /// Draws the view, and all in it, into the current context. False where there is none.
    /// - Parameter afterUpdates: takes changes over first.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        let scale = bounds.width > 0 ? Double(rect.width / bounds.width) : 1
        context.add(items().map { $0.scaled(by: scale).offset(x: Double(rect.minX), y: Double(rect.minY)) })
        return true
    }

    /// The view's drawing from its upper left corner on.
    fileprivate func items() -> [Scene.Item] {
        guard let app = UIApplication.running else { return [] }
        let box = Rect(origin: .zero, size: bounds.size.model)
        return ViewDrawing(environment: app.environment, screen: app.state.screen).contents(of: self, in: box)
    }

    /// What `draw(_:)` draws in a box of the screen.
    func ownDrawing(in box: Rect) -> [Scene.Item] {
        let context = CGContext(size: bounds.size, scale: 1)
        DrawingStack.drawing(context) { draw(bounds) }
        return context.items.map { $0.offset(x: box.x, y: box.y) }
    }
}

extension CALayer {
    /// Draws the view's layer, and all in it, into a context.
    public func render(in ctx: CGContext) {
        if let owner { ctx.add(owner.items()) }
    }
}

extension UIImage {
    /// Into the current context, stretched to the rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        guard let app = UIApplication.running, let context = UIGraphicsGetCurrentContext() else { return }
        let view = UIImageView(image: self)
        view.contentMode = .scaleToFill
        context.add(
            drawing(
                in: rect.model, mode: .scaleToFill, tint: .black, ViewDrawing(environment: app.environment, screen: app.state.screen),
                for: view))
    }

    /// In its own size.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// The file's bytes where the picture is a PNG; nil for symbols and vectors.
    public func pngData() -> Data? {
        guard let path = file(.light), path.hasSuffix(".png") else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
