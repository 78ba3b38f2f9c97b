public import Foundation
import LintelModel

/// How the items of a tab bar look in each of their states.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
    /// Which arrangement it starts from; the raw values are UIKit's.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal: UITabBarItemStateAppearance
    public let selected: UITabBarItemStateAppearance
    public let disabled: UITabBarItemStateAppearance

    /// Whose letters it starts from; nil follows the arrangement it is set for.
    private let style: Style?

    public override convenience init() { self.init(from: nil) }

    /// The system's look of an arrangement.
    public convenience init(style: Style) { self.init(from: style) }

    private init(from style: Style?) {
        self.style = style
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
    }

    private init(_ other: UITabBarItemAppearance) {
        style = other.style
        normal = other.normal.copied
        selected = other.selected.copied
        disabled = other.disabled.copied
    }

    public func copy(with zone: NSZone? = nil) -> Any { copied }
    var copied: UITabBarItemAppearance { UITabBarItemAppearance(self) }

    var model: TabItemAppearance {
        var model = TabItemAppearance(normal: normal.model, selected: selected.model, disabled: disabled.model)
        model.letters = style?.arrangement
        return model
    }
}

extension UITabBarItemAppearance.Style {
    fileprivate var arrangement: TabItemAppearance.Arrangement {
        switch self {
        case .stacked: .stacked
        case .inline: .inline
        case .compactInline: .compactInline
        }
    }
}

/// How tab bar items look in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    /// `foregroundColor` and `font` of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    public var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    public var iconColor: UIColor? { didSet { changed() } }
    /// Nil is red.
    public var badgeBackgroundColor: UIColor? { didSet { changed() } }

    override init() { super.init() }

    var copied: UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.iconColor = iconColor
        copy.badgeBackgroundColor = badgeBackgroundColor
        return copy
    }

    private func changed() { UIApplication.running?.setNeedsCommit() }

    fileprivate var model: TabItemAppearance.Look {
        TabItemAppearance.Look(
            icon: iconColor?.dynamic, title: BarItemAppearance.Look(titleTextAttributes, offset: titlePositionAdjustment),
            badge: badgeBackgroundColor?.dynamic)
    }
}
