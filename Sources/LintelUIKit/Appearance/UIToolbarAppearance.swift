import Foundation
import LintelModel

/// How a toolbar looks: background and items (TB-10, TB-19).
@preconcurrency @MainActor
public final class UIToolbarAppearance: UIBarAppearance {
    public var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
    /// Of prominent items on system 26 (TB-60).
    public var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    public required init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.copied
            doneButtonAppearance = other.doneButtonAppearance.copied
            prominentButtonAppearance = other.prominentButtonAppearance.copied
        }
        super.init(barAppearance: barAppearance)
    }

    override func model(_ style: UIUserInterfaceStyle) -> BarAppearance {
        var model = super.model(style)
        model.items = BarItemAppearances(
            plain: buttonAppearance.model(style), done: doneButtonAppearance.model(style, for: .done),
            prominent: prominentButtonAppearance.model(style, for: .done))
        return model
    }
}
