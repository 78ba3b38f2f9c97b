import Foundation

extension UIViewController {
    public func addChild(_ childController: UIViewController) {
        precondition(childController !== self, "a controller cannot be its own child")
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        childController.movement.insert(.toParent)
        children.append(childController)
        changed()
    }

    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        movement.insert(.fromParent)
        didMove(toParent: nil)
        changed()
    }

    /// While it appears because it was added to a container, or goes because it was taken out.
    public var isMovingToParent: Bool { movement.contains(.toParent) }
    public var isMovingFromParent: Bool { movement.contains(.fromParent) }

    public var navigationController: UINavigationController? { nearestParent(UINavigationController.self) }
    public var tabBarController: UITabBarController? { nearestParent(UITabBarController.self) }
    public var splitViewController: UISplitViewController? { nearestParent(UISplitViewController.self) }

    private func nearestParent<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var current = parent
        while let controller = current {
            if let container = controller as? Container { return container }
            current = controller.parent
        }
        return nil
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    public var traitCollection: UITraitCollection {
        let style = styleFromHere
        return UIApplication.running.map { UITraitCollection($0.base, style: style) } ?? UITraitCollection(style: style)
    }

    var styleFromHere: UIUserInterfaceStyle {
        if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
        return parent?.styleFromHere ?? presenter?.styleFromHere ?? viewIfLoaded?.window?.overrideUserInterfaceStyle ?? .unspecified
    }

    /// The scroll view whose edges the bars watch (TB-12).
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollViews.removeAll { !$0.edges.isDisjoint(with: edge) }
        if let scrollView { contentScrollViews.append((Weak(scrollView), edge)) }
        changed()
    }

    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.first { $0.edges.contains(edge) }?.view.object
    }
}

/// Edges in the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// What runs beside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}
