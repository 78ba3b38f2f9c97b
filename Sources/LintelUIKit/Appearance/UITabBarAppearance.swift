import Foundation
import LintelModel

/// How a tab bar looks: background, and items in each of the three arrangements.
@preconcurrency @MainActor
public final class UITabBarAppearance: UIBarAppearance {
    /// Icon above title: phones upright, and every bar of system 26.
    public var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// Icon beside title where the width is regular.
    public var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// Icon beside title in compact height.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }

    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    public required init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.copied
            inlineLayoutAppearance = other.inlineLayoutAppearance.copied
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
        }
        super.init(barAppearance: barAppearance)
    }

    override func model(_ style: UIUserInterfaceStyle) -> BarAppearance {
        var model = super.model(style)
        model.tabs = TabItemAppearances(
            stacked: stackedLayoutAppearance.model, inline: inlineLayoutAppearance.model,
            compactInline: compactInlineLayoutAppearance.model)
        return model
    }
}
