public import Foundation
import LintelModel

/// How a navigation bar looks: background, titles, items and the back button (TB-10, TB-19).
@preconcurrency @MainActor
public final class UINavigationBarAppearance: UIBarAppearance {
    /// `foregroundColor` and `font` of the title between the items.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    public var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The same of the large title below them.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    public var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
    /// Of prominent items on system 26 (TB-60).
    public var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
    public var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    /// In the chevron's place; nil is the chevron.
    public private(set) var backIndicatorImage: UIImage? { didSet { changed() } }
    public private(set) var backIndicatorTransitionMaskImage: UIImage?

    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    public required init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.copied
            doneButtonAppearance = other.doneButtonAppearance.copied
            prominentButtonAppearance = other.prominentButtonAppearance.copied
            backButtonAppearance = other.backButtonAppearance.copied
            backIndicatorImage = other.backIndicatorImage
            backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
        }
        super.init(barAppearance: barAppearance)
    }

    /// Both pictures together; either nil brings the system's chevron back.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        self.backIndicatorTransitionMaskImage = isWhole ? backIndicatorTransitionMaskImage : nil
        self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    }

    override func model(_ style: UIUserInterfaceStyle) -> BarAppearance {
        var model = super.model(style)
        model.titles.title = BarItemAppearance.Look(titleTextAttributes, offset: titlePositionAdjustment)
        model.titles.largeTitle = BarItemAppearance.Look(largeTitleTextAttributes)
        model.items = BarItemAppearances(
            plain: buttonAppearance.model(style), done: doneButtonAppearance.model(style, for: .done),
            prominent: prominentButtonAppearance.model(style, for: .done))
        model.items.back = backButtonAppearance.model(style)
        model.backIndicator = backIndicatorImage?.icon(style)
        return model
    }
}
