public import Foundation
import LintelModel

/// An item of a toolbar or of a navigation bar's side (TB-50).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    open var style: Style { didSet { changed() } }
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction? {
        didSet {
            // A system item has its own look, and an action without words leaves the item's.
            guard systemItem == nil, let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            image = primaryAction.image ?? image
        }
    }
    /// Opens by a tap where there is no action, else by a long press (TB-58).
    open var menu: UIMenu? { didSet { changed() } }
    /// Its row in an overflow menu; nil makes one of its title, image and menu (TB-57).
    open var menuRepresentation: UIMenuElement? { didSet { changed() } }
    /// Which way the menu's rows run.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { changed() } }
    open var customView: UIView? { didSet { changed() } }
    /// In points; 0 fits the content (TB-53).
    open var width: CGFloat = 0 { didSet { changed() } }
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// Not in the bar at all (TB-57).
    open var isHidden = false { didSet { changed() } }
    /// The look of a toggle that is on (TB-57).
    open var isSelected = false { didSet { changed() } }
    /// A tap switches it on and off before the action runs (TB-57).
    open var changesSelectionAsPrimaryAction = false
    /// On one capsule of glass with its neighbours, from system 26 on (TB-60).
    open var sharesBackground = true { didSet { changed() } }
    /// No glass behind it, from system 26 on (TB-60).
    open var hidesSharedBackground = false { didSet { changed() } }
    /// At its upper corner, from system 26 on (TB-60).
    open var badge: Badge? { didSet { changed() } }
    /// Who goes into the overflow menu first, from system 27 on (TB-61).
    open var visibilityPriority = VisibilityPriority.standard { didSet { changed() } }
    /// The group it belongs to.
    public internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    private(set) var systemItem: SystemItem?
    /// The controller whose bar it stands in.
    weak var owner: UIViewController?
    /// A finger is on it.
    var touch = BarItem.Touch.none { didSet { changed() } }

    open var tintColor: UIColor? {
        get { style("tintColor", else: nil) }
        set { setStyle(newValue, of: "tintColor") }
    }

    public override init() {
        style = .plain
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        systemItem = (coder as? SpaceCoder)?.item ?? (coder as? InterfaceCoder)?.systemItem
        super.init(coder: coder)
    }

    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        style = systemItem == .done ? .done : .plain
        self.systemItem = systemItem
        super.init()
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Title and image: the bar shows the image, menus and VoiceOver say the title (TB-50).
    public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.target = target as AnyObject?
        self.action = action
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private class func space(_ item: SystemItem) -> Self {
        guard let space = Self(coder: SpaceCoder(item)) else {
            preconditionFailure("\(Self.self) answers nil in init(coder:), so it makes no spaces: use UIBarButtonItem's")
        }
        return space
    }

    /// A background of the item's own, for one state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        setStyle(backgroundImage, of: "backgroundImage", for: [Int(state.rawValue), barMetrics.rawValue])
    }

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        style("backgroundImage", for: [Int(state.rawValue), barMetrics.rawValue], else: nil)
    }

    /// Moves the title to the right and down.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setStyle(adjustment, of: "titlePositionAdjustment", for: [barMetrics.rawValue])
    }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        style("titlePositionAdjustment", for: [barMetrics.rawValue], else: .zero)
    }

    /// A controller's edit button turns into Done and back.
    func showEditing(_ isEditing: Bool) {
        systemItem = isEditing ? .done : .edit
        style = isEditing ? .done : .plain
    }

    /// What a touch does.
    func perform(event: UIEvent?) {
        guard let app = UIApplication.running, isEnabled else { return }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction { return primaryAction.run(sender: self) }
        if let action { app.sendAction(action, to: target, from: self, for: event) }
    }

    /// A tap opens its menu (TB-58).
    var opensMenuOnTap: Bool { menu != nil && !hasAction }

    /// Whether a tap does something besides opening a menu (TB-58).
    var hasAction: Bool { primaryAction != nil || action != nil }

    /// Names it in the model, so that a placed item finds its way back.
    var objectID: String { objectName() }
    private var objectName = ObjectName()
}

/// Makes spaces of whatever class asks for one.
private final class SpaceCoder: NSCoder {
    let item: UIBarButtonItem.SystemItem

    init(_ item: UIBarButtonItem.SystemItem) { self.item = item }
}
