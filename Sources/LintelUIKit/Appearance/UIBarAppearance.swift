public import Foundation
import LintelModel

/// How a bar looks: its background in three layers, and the line along its edge (TB-14, TB-15). A bar takes a copy.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
    /// The lowest layer.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// Above the effect.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Above the colour.
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// Of the hairline, and of a template as shadow image; nil draws neither.
    open var shadowColor: UIColor? { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }

    /// Starts as `configureWithDefaultBackground` leaves it.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// The system's looks are the same on phones and pads.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy of another's background and shadow.
    public required init(barAppearance: UIBarAppearance) {
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// The system's material, and its hairline.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        setGround(nil, shadow: UIColor(.barShadow))
    }

    /// The system's background colour, and its hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        setGround(.systemBackground, shadow: UIColor(.barShadow))
    }

    /// Neither background nor line.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        setGround(nil, shadow: nil)
    }

    private func setGround(_ color: UIColor?, shadow: UIColor?) {
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    func changed() { UIApplication.running?.setNeedsCommit() }

    /// Whether anything differs from what a bar starts with.
    var isChanged: Bool { model(.light) != .standard }

    /// The appearance as the model has it.
    /// - Parameter style: chooses among pictures that differ between light and dark.
    func model(_ style: UIUserInterfaceStyle) -> BarAppearance {
        var model = BarAppearance(
            effect: backgroundEffect?.material, color: backgroundColor?.dynamic, image: backgroundImage?.file(style),
            scaling: backgroundImageContentMode.scaling, gravity: backgroundImageContentMode.gravity, shadow: shadowColor?.dynamic)
        model.shadowImage = shadowImage?.shadow(style)
        return model
    }
}
