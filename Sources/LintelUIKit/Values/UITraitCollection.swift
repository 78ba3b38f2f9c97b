public import Foundation
import LintelModel

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The circumstances that views and controllers look up.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels to a point.
    public let displayScale: CGFloat
    public let layoutDirection: UIUserInterfaceLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    init(
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, contentSize: UIContentSizeCategory = .large
    ) {
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        layoutDirection = direction
        preferredContentSizeCategory = contentSize
    }

    /// The traits of a screen, with an interface style of a window's or controller's own.
    convenience init(_ screen: Screen, style: UIUserInterfaceStyle = .unspecified) {
        let own: UIUserInterfaceStyle = screen.traits.appearance == .dark ? .dark : .light
        self.init(
            idiom: screen.device.isPad ? .pad : .phone, style: style == .unspecified ? own : style,
            horizontal: screen.horizontalSizeClass == .compact ? .compact : .regular,
            vertical: screen.verticalSizeClass == .compact ? .compact : .regular, scale: CGFloat(screen.device.scale.factor),
            direction: screen.traits.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            contentSize: UIContentSizeCategory(screen.traits.textSize))
    }

    /// Whether these traits are as another collection says, as far as it says something.
    public func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map(contains) ?? true }

    func contains(_ other: UITraitCollection) -> Bool {
        (other.userInterfaceIdiom == .unspecified || other.userInterfaceIdiom == userInterfaceIdiom)
            && (other.userInterfaceStyle == .unspecified || other.userInterfaceStyle == userInterfaceStyle)
            && (other.horizontalSizeClass == .unspecified || other.horizontalSizeClass == horizontalSizeClass)
            && (other.verticalSizeClass == .unspecified || other.verticalSizeClass == verticalSizeClass)
            && (other.displayScale == 0 || other.displayScale == displayScale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && displayScale == other.displayScale && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }
    public override var hash: Int { userInterfaceStyle.rawValue ^ horizontalSizeClass.rawValue << 2 ^ verticalSizeClass.rawValue << 4 }
}

/// The preferred text size; names are UIKit's.
public struct UIContentSizeCategory: Hashable, Sendable {
    let model: TextSize

    init(_ model: TextSize) { self.model = model }

    public static let extraSmall = UIContentSizeCategory(.extraSmall)
    public static let small = UIContentSizeCategory(.small)
    public static let medium = UIContentSizeCategory(.medium)
    public static let large = UIContentSizeCategory(.large)
    public static let extraLarge = UIContentSizeCategory(.extraLarge)
    public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
    public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
    public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
    public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
    public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraLarge)
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraExtraLarge)

    public var isAccessibilityCategory: Bool {
        switch model {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            true
        }
    }
}
