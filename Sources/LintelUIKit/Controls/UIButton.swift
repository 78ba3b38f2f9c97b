public import Foundation
import LintelLayout
import LintelModel

/// A title or a picture that does something when touched.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    public let buttonType: ButtonType
    public private(set) var titleLabel: UILabel? = UILabel(frame: .zero)
    public private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    /// The look of the newer kind; the setters for single states then only fill in what it leaves open.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// Around title and picture, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// Opens by a tap, or by a long press where the button does something else (`showsMenuAsPrimaryAction`).
    open var menu: UIMenu? { didSet { contentChanged() } }
    /// A tap opens the menu, and sends no action.
    open var showsMenuAsPrimaryAction = false { didSet { contentChanged() } }
    /// A pop-up button: it shows the chosen row's title, and the row has the check mark.
    open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }
    /// Which way the menu's rows run.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// The finger on it has opened the menu by resting.
    var hasOpenedByHold = false
    /// The picture is paler while a finger is on the button; only where there is no configuration.
    open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var backgrounds: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        let archived = coder as? InterfaceCoder
        buttonType = archived?.buttonType ?? .custom
        super.init(coder: coder)
        start(font: archived?.font("fontDescription"))
    }

    private init(of type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
        start()
    }

    public convenience init(type buttonType: ButtonType) { self.init(of: buttonType) }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(of: buttonType)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(of: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func start(font: UIFont? = nil) {
        for view in [imageView, titleLabel].compactMap(\.self) as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        titleLabel?.font = font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        if images[.normal] == nil, let symbol = buttonType.symbol { images[.normal] = UIImage(systemName: symbol) }
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[.normal] = action.title }
        if let image = action.image { images[.normal] = image }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: - Content

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentChanged()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentChanged()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    /// In the plain title's place.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        contentChanged()
    }

    /// Behind picture and title, as large as the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        contentChanged()
    }

    open func attributedTitle(for state: State) -> NSAttributedString? { Self.value(attributedTitles, state) }
    open func backgroundImage(for state: State) -> UIImage? { Self.value(backgrounds, state) }
    open var currentAttributedTitle: NSAttributedString? { configuration == nil ? attributedTitle(for: state) : nil }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open func title(for state: State) -> String? { Self.value(titles, state) }
    open func titleColor(for state: State) -> UIColor? { Self.value(titleColors, state) }
    open func image(for state: State) -> UIImage? { Self.value(images, state) }
    open var currentTitle: String? { popUpSelection?.title ?? configuration?.title ?? title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
    open var currentImage: UIImage? { popUpSelection?.image ?? configuration?.image ?? image(for: state) }

    /// The state's own value, or the normal one.
    private static func value<Value>(_ values: [State: Value], _ state: State) -> Value? { values[state] ?? values[.normal] }

    open override var isEnabled: Bool { didSet { contentChanged() } }
    open override var isSelected: Bool { didSet { contentChanged() } }
    open override var isHighlighted: Bool { didSet { contentChanged() } }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasOpenedByHold = false
        super.touchesBegan(touches, with: event)
        waitForHold()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !hasOpenedByHold { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !hasOpenedByHold else { return }
        guard opensMenuOnTap else { return super.touchesEnded(touches, with: event) }
        isHighlighted = false
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        openMenu(because: "a tap on a button that shows its menu as its action")
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Layout

    private var face: ButtonFace { ButtonFace(self) }

    override var classTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
    override var shownText: String? { currentTitle }

    open override var intrinsicContentSize: CGSize { face.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.layOut()
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] { face.ground(in: box, context) }
}

extension UIButton.ButtonType {
    /// The picture that comes with the type.
    fileprivate var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}
