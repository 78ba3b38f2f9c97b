public import Foundation

/// What a cell's content is made from.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// The view that shows it; the cell makes it as large as its content view.
    func makeContentView() -> UIView
}

/// The content of rows as the system lays it out: a picture, a text and a second one below or beside it.
@preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How one of the texts looks.
    public struct TextProperties: Sendable {
        public var font: UIFont
        public var color: UIColor
        /// 0 means as many lines as it takes.
        public var numberOfLines = 0
    }

    /// How the picture looks.
    public struct ImageProperties: Sendable {
        /// Nil: the cell's own.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    /// Side by side where there is room for both; otherwise the second text stands below.
    public var prefersSideBySideTextAndSecondaryText: Bool

    private init(secondary: TextProperties, sideBySide: Bool) {
        secondaryTextProperties = secondary
        prefersSideBySideTextAndSecondaryText = sideBySide
    }

    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: TextProperties(font: .systemFont(ofSize: 12), color: .label), sideBySide: false)
    }
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: TextProperties(font: .systemFont(ofSize: 12), color: .secondaryLabel), sideBySide: false)
    }
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel), sideBySide: true)
    }

    public func makeContentView() -> UIView { ListContentView(self) }
}
