import Foundation
import LintelProject

extension InterfaceCoder {
    /// Everything that the file says of a controller, without its view. Called at the end of `UIViewController.init(coder:)`.
    @MainActor func decode(_ controller: UIViewController) {
        load.register(controller, element["id"])
        controller.storyboard = load.storyboard
        controller.origin = ControllerOrigin(load, element)
        set(text("title")) { controller.title = $0 }
        set(element.child(key: "navigationItem")) { item in
            load.register(controller.navigationItem, item["id"])
            InterfaceCoder(item, load).decode(controller.navigationItem)
        }
        set(element.child(key: "tabBarItem")) { controller.tabBarItem = load.tabBarItem($0) }
        let items = element.child("toolbarItems")?.children("barButtonItem").map { load.barButtonItem($0) } ?? []
        if !items.isEmpty { controller.toolbarItems = items }
        set(element.flag("hidesBottomBarWhenPushed")) { controller.hidesBottomBarWhenPushed = $0 }
        set(element.flag("definesPresentationContext")) { controller.definesPresentationContext = $0 }
        set(element["modalPresentationStyle"].flatMap { Self.presentationStyles[$0] }) { controller.modalPresentationStyle = $0 }
        set(element["modalTransitionStyle"].flatMap { Self.transitionStyles[$0] }) { controller.modalTransitionStyle = $0 }
        set(size("preferredContentSize")) { controller.preferredContentSize = $0 }
        if let stack = controller as? UINavigationController { decode(stack) }
        if let tabs = controller as? UITabBarController {
            set(element.child("tabBar")) { InterfaceCoder($0, load).decode(bar: tabs.tabBar) }
        }
    }

    @MainActor private func decode(_ stack: UINavigationController) {
        set(element.child("navigationBar")) { InterfaceCoder($0, load).decode(bar: stack.navigationBar) }
        set(element.child("toolbar")) { InterfaceCoder($0, load).decode(bar: stack.toolbar) }
        stack.isToolbarHidden = element.flag("toolbarHidden") ?? true
        set(element.flag("navigationBarHidden")) { stack.isNavigationBarHidden = $0 }
        set(element.flag("hidesBarsOnTap")) { stack.hidesBarsOnTap = $0 }
        set(element.flag("hidesBarsOnSwipe")) { stack.hidesBarsOnSwipe = $0 }
        set(element.flag("hidesBarsWhenKeyboardAppears")) { stack.hidesBarsWhenKeyboardAppears = $0 }
        set(element.flag("hidesBarsWhenVerticallyCompact")) { stack.hidesBarsWhenVerticallyCompact = $0 }
    }

    /// A container's bar is there already; it takes over what the file says.
    @MainActor private func decode(bar: UIView) {
        load.register(bar, element["id"])
        set(color("tintColor")) { bar.tintColor = $0 }
        switch bar {
        case let bar as UINavigationBar: decode(bar)
        case let bar as UIToolbar: decode(bar)
        case let bar as UITabBar: decode(bar)
        default: break
        }
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover,
    ]
    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}
