public import Foundation
import LintelModel

/// Items that belong together: on glass they share one capsule (TB-50, TB-60).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { join() } }
    /// Holds the others in an overflow menu.
    open var representativeItem: UIBarButtonItem? { didSet { UIApplication.running?.setNeedsCommit() } }
    /// None of its items is in the bar.
    open var isHidden = false { didSet { UIApplication.running?.setNeedsCommit() } }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        join()
    }

    /// A group whose items stay where they are.
    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    private func join() {
        for item in barButtonItems { item.buttonGroup = self }
        UIApplication.running?.setNeedsCommit()
    }

    /// Names it in the model; a single item is no group.
    var name: String? { barButtonItems.count > 1 ? objectName() : nil }
    private var objectName = ObjectName()

    /// The representative's words and icon as the row that holds the group's items.
    func face(_ style: UIUserInterfaceStyle) -> BarMenu.Element? {
        guard barButtonItems.count > 1, let representativeItem else { return nil }
        return BarMenu.Element(representativeItem.title ?? "", icon: representativeItem.image?.icon(style))
    }
}

extension UIBarButtonItem {
    /// A group of this item alone.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
}
