public import Foundation
import LintelModel

/// The display of the device that is played.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    private unowned let app: UIApplication

    init(app: UIApplication) { self.app = app }

    public class var main: UIScreen { UIApplication.shared.screen }

    /// As held, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: CGSize(app.base.size)) }
    /// Upright, in pixels.
    public var nativeBounds: CGRect {
        let points = app.base.device.display.points
        return CGRect(
            x: 0, y: 0, width: points.width * Double(app.base.device.scale.factor),
            height: points.height * Double(app.base.device.scale.factor))
    }
    /// Pixels to a point.
    public var scale: CGFloat { CGFloat(app.base.device.scale.factor) }
    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { UITraitCollection(app.base) }
}
