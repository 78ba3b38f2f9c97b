import Foundation
import LintelModel

extension UIViewController {
    /// The controller alone, without answers of its own: what UIKit's implementations go by.
    var ownController: Controller {
        var controller = Controller(String(describing: type(of: self)), kind)
        if let navigation = self as? UINavigationController {
            controller.isNavigationBarHidden = navigation.isNavigationBarHidden
            controller.isNavigationBarBlack = navigation.navigationBar.barStyle == .black
        }
        controller.children = managedChildren.map { Controller(String(describing: type(of: $0))) }
        controller.selected = shownChild.flatMap { shown in managedChildren.firstIndex { $0 === shown } }
        return controller
    }

    /// The controller with its answers, its children and whom it presents. An answer that UIKit gave by itself stays open, so that the
    /// model gives it.
    func model(_ seen: [ObjectIdentifier] = []) -> Controller {
        var controller = ownController
        guard !seen.contains(ObjectIdentifier(self)) else { return controller }
        let seen = seen + [ObjectIdentifier(self)]
        controller.children = managedChildren.map { $0.model(seen) }
        controller.appearance = overrideUserInterfaceStyle.appearance
        controller.definesPresentationContext = definesPresentationContext
        ask(&controller, seen)
        if let presentedViewController {
            var manner = presentedViewController.presentedManner
            manner.isBeingDismissed = presentedViewController.isOnItsWayOut
            controller.presented = .presenting(presentedViewController.model(seen), manner)
        }
        return controller
    }

    private func ask(_ controller: inout Controller, _ seen: [ObjectIdentifier]) {
        if let style = answer(.style, { preferredStatusBarStyle }) { controller.style = .init(style.model) }
        if let hidden = answer(.hidden, { prefersStatusBarHidden }) { controller.isHidden = hidden }
        if let animation = answer(.animation, { preferredStatusBarUpdateAnimation }) { controller.animation = animation.model }
        if let child = answer(.childForStyle, { childForStatusBarStyle }) {
            controller.childForStyle = place(child, in: &controller, seen)
        }
        if let child = answer(.childForHidden, { childForStatusBarHidden }) {
            controller.childForHidden = place(child, in: &controller, seen)
        }
    }

    /// Nil where UIKit's own implementation answered.
    private func answer<Value>(_ question: StatusBarQuestion, _ ask: () -> Value) -> Value? {
        inherited.remove(question)
        let value = ask()
        return inherited.contains(question) ? nil : value
    }

    private func place(_ child: UIViewController?, in controller: inout Controller, _ seen: [ObjectIdentifier]) -> Controller.ChildAnswer {
        guard let child else { return .none }
        if let index = managedChildren.firstIndex(where: { $0 === child }) { return .child(index) }
        // A controller that is no child of this one is asked all the same.
        controller.selected = controller.selected ?? (kind == .navigation ? controller.children.count - 1 : 0)
        controller.children.append(child.model(seen))
        return .child(controller.children.count - 1)
    }
}

extension UIUserInterfaceStyle {
    var appearance: Appearance? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
