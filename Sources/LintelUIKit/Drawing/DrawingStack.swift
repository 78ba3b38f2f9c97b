import Foundation
import LintelLayout
import LintelModel

/// The contexts that are open, the innermost last.
@MainActor
enum DrawingStack {
    static var contexts: [CGContext] = []

    static func drawing(_ context: CGContext, _ draw: () -> Void) {
        contexts.append(context)
        draw()
        contexts.removeLast()
    }

    /// The context's drawing as a picture; nil where the app draws nowhere, or nobody makes pixels.
    static func image(of context: CGContext) -> UIImage? {
        guard let maker = UIApplication.running?.environment.pictures, context.size.width > 0, context.size.height > 0 else { return nil }
        let scene = Scene(size: context.size.model, items: context.items)
        guard let bytes = maker.png(of: scene, scale: Scale(context.scale)) else { return nil }
        return UIImage(data: Data(bytes), size: context.size)
    }

    static func scale(_ wanted: CGFloat) -> Int { max(1, Int((wanted > 0 ? wanted : UIApplication.running?.screen.scale ?? 1).rounded())) }
}
