import Foundation
import LintelLayout
import LintelModel

/// How a button looks in its state: sizes, places and colours of picture, title and ground.
@MainActor
struct ButtonFace {
    private let button: UIButton
    private let configuration: UIButton.Configuration?

    init(_ button: UIButton) {
        self.button = button
        configuration = button.configuration
        let (label, picture) = (button.titleLabel, button.imageView)
        if let attributed = button.currentAttributedTitle {
            set(label, \.attributedText, attributed)
        } else {
            set(label, \.text, button.currentTitle)
        }
        set(picture, \.image, button.currentImage)
        if button.currentAttributedTitle == nil, label?.textColor != titleColor { label?.textColor = titleColor }
        if picture?.ownTintColor != titleColor { picture?.tintColor = titleColor }
        let strength = contentAlpha
        if label?.alpha != strength { label?.alpha = strength }
        let pictureStrength = dimsPicture ? Self.dimmedAlpha : strength
        if picture?.alpha != pictureStrength { picture?.alpha = pictureStrength }
    }

    private func set<View: UIView, Value: Equatable>(_ view: View?, _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value) {
        if let view, view[keyPath: path] != value { view[keyPath: path] = value }
    }

    /// What a finger leaves of a button. `UIButton` has a figure for either appearance; that of light ones as in `CKCanvasBackButtonView` of
    /// iOS 17, that of dark ones is ours.
    private var pressedAlpha: CGFloat { button.traitCollection.userInterfaceStyle == .dark ? 0.3 : 0.2 }

    // Strengths of grounds and pictures, by eye on UIKit's buttons.
    private static let pressedGroundAlpha: CGFloat = 0.75
    private static let dimmedAlpha: CGFloat = 0.5
    private static let tintedAlpha: CGFloat = 0.18
    private static let cornerRadius = 6.0

    private var titleColor: UIColor {
        guard button.isEnabled else { return button.titleColor(for: .disabled) ?? .tertiaryLabel }
        guard let configuration else { return button.currentTitleColor }
        return configuration.baseForegroundColor ?? (configuration.ground == .filled ? .white : button.tintColor)
    }

    private var contentAlpha: CGFloat {
        let fades = configuration.map { $0.ground == .none } ?? (button.buttonType != .custom)
        return button.isHighlighted && button.isEnabled && fades ? pressedAlpha : 1
    }

    /// A custom button's picture alone: other buttons pale as a whole.
    private var dimsPicture: Bool {
        configuration == nil && button.buttonType == .custom && button.isHighlighted && button.isEnabled
            && button.adjustsImageWhenHighlighted && button.image(for: .highlighted) == button.image(for: .normal)
    }

    // MARK: - Layout

    private var insets: UIEdgeInsets {
        configuration.map { $0.contentInsets.resolved(button.traitCollection.layoutDirection) } ?? button.contentEdgeInsets
    }
    private var pictureSize: CGSize { button.currentImage?.size ?? .zero }
    private var titleSize: CGSize { hasTitle ? button.titleLabel?.intrinsicContentSize ?? .zero : .zero }
    private var hasTitle: Bool { (button.currentAttributedTitle?.string ?? button.currentTitle)?.isEmpty == false }
    private var gap: CGFloat { pictureSize.width > 0 && titleSize.width > 0 ? configuration?.imagePadding ?? 0 : 0 }

    var size: CGSize {
        let ground = button.currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(ground.width, insets.left + pictureSize.width + gap + titleSize.width + insets.right),
            height: max(ground.height, insets.top + max(pictureSize.height, titleSize.height) + insets.bottom))
    }

    /// Picture and title side by side, around the middle.
    func layOut() {
        let room = button.bounds.inset(by: insets)
        let title = CGSize(width: min(titleSize.width, max(0, room.width - pictureSize.width - gap)), height: titleSize.height)
        let width = pictureSize.width + gap + title.width
        let start = room.midX - width / 2
        let isMirrored = button.traitCollection.layoutDirection == .rightToLeft
        place(button.imageView, pictureSize, x: isMirrored ? start + width - pictureSize.width : start, room)
        place(button.titleLabel, title, x: isMirrored ? start : start + width - title.width, room)
    }

    private func place(_ view: UIView?, _ size: CGSize, x: CGFloat, _ room: CGRect) {
        let frame = CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
        if let view, view.frame != frame { view.frame = frame }
    }

    // MARK: - Painting

    func ground(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard let color = groundColor else { return picture(in: box, context) }
        var paint = context.resolved(color, for: button)
        if button.isHighlighted, button.isEnabled { paint = paint.opacity(Double(Self.pressedGroundAlpha)) }
        return [.fill(.roundedRect(box, radius: Self.cornerRadius), .color(paint))]
    }

    private func picture(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard configuration == nil, let image = button.currentBackgroundImage else { return [] }
        let dims = button.isHighlighted && button.isEnabled && button.adjustsImageWhenHighlighted
        let items = image.drawing(
            in: box, mode: .scaleToFill, tint: context.resolved(button.tintColor, for: button), context, for: button)
        return dims ? [.group(Group(items, opacity: Double(Self.dimmedAlpha)))] : items
    }

    private var groundColor: UIColor? {
        guard let configuration else { return nil }
        let tint: UIColor = configuration.baseBackgroundColor ?? button.tintColor
        switch configuration.ground {
        case .none: return nil
        case .gray: return configuration.baseBackgroundColor ?? .systemGray5
        case .tinted: return button.isEnabled ? tint.withAlphaComponent(Self.tintedAlpha) : .systemGray5
        case .filled: return button.isEnabled ? tint : .systemGray5
        }
    }
}
