public import Foundation
import LintelModel

/// The band at the upper edge: title and the items of both sides.
@MainActor
open class UINavigationBar: UIBar {
    open var prefersLargeTitles = false { didSet { changed() } }
    /// A bar of the app's own shows the last of these.
    open var items: [UINavigationItem]? { didSet { changed() } }
    open var topItem: UINavigationItem? { managingController.map { $0.topViewController?.navigationItem } ?? items?.last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    private var managingController: UINavigationController? { manager as? UINavigationController }

    override var kindName: String { "navigation bar" }
    override func goBack() { _ = managingController?.popViewController(animated: true) }
    override var barItems: [UIBarButtonItem] { topItem.map { $0.left + $0.right } ?? [] }

    /// The bar as the model has it.
    func model(backTitle: String?) -> NavigationBar {
        let item = topItem
        var bar = NavigationBar(
            title: item?.title, prefersLargeTitle: item?.isLarge(in: self) ?? false, leading: item?.left.map(\.model) ?? [],
            trailing: item?.right.map(\.model) ?? [])
        bar.backTitle = backTitle
        bar.appearance = appearanceSlots
        bar.tint = ownTintColor?.dynamic
        bar.isBlack = barStyle == .black
        bar.isManaged = isManaged
        return bar
    }
}
