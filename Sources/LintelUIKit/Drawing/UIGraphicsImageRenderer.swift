public import Foundation

/// Makes pictures of an app's own drawing.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect

    public init(bounds: CGRect) { self.bounds = bounds }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// An empty picture where nobody makes pixels: in an app without a window and without pictures.
    @preconcurrency
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, scale: DrawingStack.scale(0))
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        DrawingStack.drawing(context) { actions(UIGraphicsImageRendererContext(context)) }
        return DrawingStack.image(of: context) ?? UIImage()
    }
}
