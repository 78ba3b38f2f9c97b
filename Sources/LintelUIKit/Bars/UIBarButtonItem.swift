public import Foundation
import LintelModel

/// An item of a toolbar or of a navigation bar's side (TB-50).
@MainActor
open class UIBarButtonItem: UIBarItem {
    /// How strongly it stands out. The raw values are UIKit's (TB-52).
    public enum Style: Int, Sendable {
        case plain, bordered, done
        public static let prominent = Style.done
    }

    /// An item that the system draws and names.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }

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
    open var customView: UIView? { didSet { changed() } }
    /// In points; 0 fits the content (TB-53).
    open var width: CGFloat = 0 { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var possibleTitles: Set<String>? { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    let systemItem: SystemItem?
    /// The controller whose bar it stands in.
    weak var owner: UIViewController?
    /// A finger is on it.
    var touch = BarItem.Touch.none { didSet { changed() } }

    public override init() {
        style = .plain
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        systemItem = nil
        super.init()
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
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    public class func flexibleSpace() -> Self { self.init(space: .flexibleSpace, width: 0) }
    public class func fixedSpace(_ width: CGFloat) -> Self { self.init(space: .fixedSpace, width: width) }

    required public init(space: SystemItem, width: CGFloat) {
        style = .plain
        systemItem = space
        super.init()
        self.width = width
    }

    /// What a touch does.
    func perform(event: UIEvent?) {
        guard let app = UIApplication.running else { return }
        if let primaryAction { return primaryAction.run(sender: self) }
        if let action { app.sendAction(action, to: target, from: self, for: event) }
    }

    /// Names it in the model, so that a placed item finds its way back.
    var objectID: String { "\(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }
}
