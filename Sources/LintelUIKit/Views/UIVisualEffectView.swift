public import Foundation
import LintelLayout
import LintelModel

/// What a visual effect view does to the picture behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind, as a material.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
    /// The materials by UIKit's names; the raw values are UIKit's too (SB-95).
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let material: Material?

    public init(style: Style) { material = Material(rawValue: style.rawValue) }
}

/// A pane through which what lies behind is seen blurred.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { changed() } }
    public let contentView = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        addSubview(contentView)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard let material = (effect as? UIBlurEffect)?.material else { return [] }
        let blur = material.blur(context.appearance(of: self))
        let outline = Path.roundedRect(box, radius: Double(layer.cornerRadius))
        if context.screen.traits.accessibility.reduceTransparency { return [.fill(outline, .color(blur.opaque))] }
        return [.backdropBlur(outline, blur)]
    }
}
