public import Foundation
import LintelModel

/// How items of one style look in each of their states (TB-19). What a state leaves open follows the others.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
    public let normal: UIBarButtonItemStateAppearance
    public let highlighted: UIBarButtonItemStateAppearance
    public let disabled: UIBarButtonItemStateAppearance
    public let focused: UIBarButtonItemStateAppearance

    /// Where it starts from; titles of done items are semibold.
    private var style: UIBarButtonItem.Style

    public override convenience init() { self.init(style: .plain) }

    /// The system's look of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }

    private init(_ other: UIBarButtonItemAppearance) {
        style = other.style
        normal = other.normal.copied
        highlighted = other.highlighted.copied
        disabled = other.disabled.copied
        focused = other.focused.copied
    }

    public func copy(with zone: NSZone? = nil) -> Any { copied }
    var copied: UIBarButtonItemAppearance { UIBarButtonItemAppearance(self) }

    /// Back to the system's look of a style.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] { state.clear() }
        UIApplication.running?.setNeedsCommit()
    }

    /// - Parameter slot: for which items it is set; done ones are semibold in any case.
    func model(_ style: UIUserInterfaceStyle, for slot: UIBarButtonItem.Style = .plain) -> BarItemAppearance {
        var model = BarItemAppearance(
            normal: normal.model(style) ?? BarItemAppearance.Look(), highlighted: highlighted.model(style), disabled: disabled.model(style),
            focused: focused.model(style))
        model.letters = self.style == .done && slot != .done ? .done : .plain
        return model
    }
}

/// How items look in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// `foregroundColor` and `font` of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    public var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// Behind the item.
    public var backgroundImage: UIImage? { didSet { changed() } }

    override init() { super.init() }

    var copied: UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backgroundImage = backgroundImage
        return copy
    }

    func clear() {
        titleTextAttributes = [:]
        titlePositionAdjustment = .zero
        backgroundImage = nil
    }

    private func changed() { UIApplication.running?.setNeedsCommit() }

    /// Nil where nothing is said.
    fileprivate func model(_ style: UIUserInterfaceStyle) -> BarItemAppearance.Look? {
        var look = BarItemAppearance.Look(titleTextAttributes, offset: titlePositionAdjustment)
        look.backgroundImage = backgroundImage?.file(style)
        return look == BarItemAppearance.Look() ? nil : look
    }
}

extension BarItemAppearance.Look {
    init(_ attributes: [NSAttributedString.Key: Any], offset: UIOffset = .zero) {
        self.init(color: attributes.color, font: attributes.font, titleOffset: offset.model)
    }
}
