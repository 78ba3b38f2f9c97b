import Foundation

/// Lengths and letters of one kind of alert, in points. Read from UIKit's own classes of iOS 17 and 26: `UIAlertControllerVisualStyle` with its
/// `…Alert` and `…ActionSheet`, `UIInterfaceActionConcreteVisualStyle_iOS` with its `…Alert` and `…Sheet`.
struct AlertMetrics {
    /// Nil is as wide as its container leaves room for.
    var width: CGFloat?
    var radius: CGFloat
    /// Beside the texts.
    var labelInset: CGFloat
    /// From the upper edge to the first line's baseline.
    var firstBaseline: CGFloat
    /// From the title's last baseline to the message's first one.
    var messageBaseline: CGFloat
    /// From the last baseline to the line below it, or to the buttons.
    var belowTexts: CGFloat
    /// The least height of a button.
    var rowHeight: CGFloat
    /// Around the buttons and between them; 0 where lines part them.
    var rowInset: CGFloat = 0
    var rowGap: CGFloat = 0
    /// A panel's distance from the container and from the next panel.
    var margin: CGFloat = 8
    var title: UIFont
    /// Of a message below a title; alone it is set like one.
    var message: UIFont
    var action: UIFont
    var preferredAction: UIFont

    /// Buttons stand apart on grounds of their own, instead of between lines.
    var hasCapsules: Bool { rowGap > 0 }

    init(isSheet: Bool, isGlass: Bool, hasMessage: Bool) {
        self = isSheet ? Self.sheet(hasMessage: hasMessage) : isGlass ? Self.glass(hasMessage: hasMessage) : Self.alert
    }

    private init(
        width: CGFloat?, radius: CGFloat, labelInset: CGFloat, firstBaseline: CGFloat, messageBaseline: CGFloat, belowTexts: CGFloat,
        rowHeight: CGFloat, title: UIFont, message: UIFont, action: UIFont, preferredAction: UIFont
    ) {
        self.width = width
        self.radius = radius
        self.labelInset = labelInset
        self.firstBaseline = firstBaseline
        self.messageBaseline = messageBaseline
        self.belowTexts = belowTexts
        self.rowHeight = rowHeight
        self.title = title
        self.message = message
        self.action = action
        self.preferredAction = preferredAction
    }

    private static var alert: AlertMetrics {
        AlertMetrics(
            width: 270, radius: 13, labelInset: 16, firstBaseline: 36, messageBaseline: 20, belowTexts: 24, rowHeight: 44,
            title: .systemFont(ofSize: 17, weight: .semibold), message: .systemFont(ofSize: 13), action: .systemFont(ofSize: 17),
            preferredAction: .systemFont(ofSize: 17, weight: .semibold))
    }

    /// Its buttons' letters have no figure there: 20 is measured on screenshots.
    private static func sheet(hasMessage: Bool) -> AlertMetrics {
        AlertMetrics(
            width: nil, radius: 13, labelInset: 16, firstBaseline: 27, messageBaseline: 22, belowTexts: 17, rowHeight: 57,
            title: .systemFont(ofSize: 13, weight: hasMessage ? .semibold : .regular), message: .systemFont(ofSize: 13),
            action: .systemFont(ofSize: 20), preferredAction: .systemFont(ofSize: 20, weight: .semibold))
    }

    /// Since system 26.
    private static func glass(hasMessage: Bool) -> AlertMetrics {
        let title = UIFont.systemFont(ofSize: 17, weight: hasMessage ? .semibold : .regular)
        let message = UIFont.systemFont(ofSize: 15)
        var metrics = AlertMetrics(
            width: 320, radius: 34, labelInset: 30, firstBaseline: 18 + title.lineHeight, messageBaseline: 8 + message.lineHeight,
            belowTexts: 8, rowHeight: 48, title: title, message: message, action: .systemFont(ofSize: 17, weight: .medium),
            preferredAction: .systemFont(ofSize: 17, weight: .semibold))
        metrics.rowInset = 16
        metrics.rowGap = 8
        return metrics
    }
}
