public import Foundation
import LintelModel

/// One area in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A tab that the system names and draws; the raw values are UIKit's.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

        fileprivate var model: SystemTab { SystemTab.allCases[rawValue] }
    }

    open var badgeValue: String? { didSet { changed() } }
    /// Of the badge's ground; nil is red.
    open var badgeColor: UIColor? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    /// In the image's place while the item is selected.
    open var selectedImage: UIImage? { didSet { changed() } }
    open var titlePositionAdjustment: UIOffset {
        get { style(else: .zero) }
        set { setStyle(newValue) }
    }
    /// In place of the bar's while the item is selected.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.model.title, image: UIImage(systemName: systemItem.model.symbol), tag: tag)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func model(_ style: UIUserInterfaceStyle) -> TabBar.Item {
        var item = TabBar.Item(title: title ?? "", icon: image?.icon(style), badge: badgeValue)
        item.selectedIcon = selectedImage?.icon(style)
        item.isEnabled = isEnabled
        item.picture = picture(style)
        item.look.normal = look(.normal)
        item.look.selected = look(.selected)
        item.look.disabled = look(.disabled)
        return item
    }

    private func look(_ state: UIControl.State) -> TabItemAppearance.Look {
        TabItemAppearance.Look(
            title: BarItemAppearance.Look(titleTextAttributes(for: state) ?? [:], offset: titlePositionAdjustment),
            badge: badgeColor?.dynamic)
    }
}
