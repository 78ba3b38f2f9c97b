import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let navigationController = MemberTable("UINavigationController") { type in
        type.member("init(rootViewController:)") { stage in
            stage.start(with: UIViewController())
            return { stage.start(with: UINavigationController(rootViewController: UIViewController())) }
        }
        type.member("delegate") { stage in
            let teller = NavigationTeller(stage)
            stage.seeTold("willShow Next")
            return {
                stage.navigation.delegate = teller
                push("Next", stage)
            }
        }
        type.member("navigationBar") { stage in { stage.navigation.navigationBar.tintColor = .red } }
        type.member("toolbar") { stage in { stage.navigation.toolbar.tintColor = .red } }
        type.member("isNavigationBarHidden") { stage in { stage.navigation.isNavigationBarHidden = true } }
        type.member("setNavigationBarHidden(_:animated:)") { stage in
            { stage.navigation.setNavigationBarHidden(true, animated: false) }
        }
        type.member("isToolbarHidden") { stage in { stage.navigation.isToolbarHidden = true } }
        type.member("setToolbarHidden(_:animated:)") { stage in { stage.navigation.setToolbarHidden(true, animated: false) } }
        stack(type)
        hiding(type)
        swipingBack(type)
    }

    private static func stack(_ type: MemberTable) {
        type.member("pushViewController(_:animated:)") { stage in
            { stage.navigation.pushViewController(UIViewController(), animated: false) }
        }
        type.member("popViewController(animated:)") { stage in
            push("Next", stage)
            return { stage.navigation.popViewController(animated: false) }
        }
        type.member("popToViewController(_:animated:)") { stage in
            let middle = push("Middle", stage)
            push("Next", stage)
            return { stage.navigation.popToViewController(middle, animated: false) }
        }
        type.member("popToRootViewController(animated:)") { stage in
            push("Middle", stage)
            push("Next", stage)
            stage.see { stage.app.describedScreen.navigationBar?.title }
            return { stage.navigation.popToRootViewController(animated: false) }
        }
        type.member("setViewControllers(_:animated:)") { stage in
            { stage.navigation.setViewControllers([titled("Other")], animated: false) }
        }
        type.member("viewControllers") { stage in { stage.navigation.viewControllers = [titled("Other")] } }
        type.member("topViewController") { stage in
            stage.see { stage.navigation.topViewController?.title }
            return { push("Next", stage) }
        }
        type.member("visibleViewController") { stage in
            stage.see { stage.navigation.visibleViewController?.title }
            return { stage.root.present(titled("Presented"), animated: false) }
        }
    }

    private static func hiding(_ type: MemberTable) {
        type.member("hidesBarsOnTap") { stage in
            seeHiding(stage) { stage.app.tap(at: middle) }
            return { stage.navigation.hidesBarsOnTap = true }
        }
        type.member("barHideOnTapGestureRecognizer") { stage in
            stage.navigation.hidesBarsOnTap = true
            seeHiding(stage) { stage.app.tap(at: middle) }
            return { stage.navigation.barHideOnTapGestureRecognizer.isEnabled = false }
        }
        type.member("hidesBarsOnSwipe") { stage in
            seeHiding(stage) { stage.app.swipe(from: middle, to: Point(x: 200, y: 250)) }
            return { stage.navigation.hidesBarsOnSwipe = true }
        }
        type.member("barHideOnSwipeGestureRecognizer") { stage in
            stage.navigation.hidesBarsOnSwipe = true
            seeHiding(stage) { stage.app.swipe(from: middle, to: Point(x: 200, y: 250)) }
            return { stage.navigation.barHideOnSwipeGestureRecognizer.isEnabled = false }
        }
        type.member("hidesBarsWhenKeyboardAppears") { stage in
            seeHiding(stage) {
                stage.app.handle(.keyboard(isUp: false))
                stage.app.handle(.keyboard(isUp: true))
            }
            return { stage.navigation.hidesBarsWhenKeyboardAppears = true }
        }
        type.member("hidesBarsWhenVerticallyCompact", on: .landscape) { stage in
            { stage.navigation.hidesBarsWhenVerticallyCompact = true }
        }
    }

    private static func swipingBack(_ type: MemberTable) {
        type.member("interactivePopGestureRecognizer") { stage in
            push("Next", stage)
            stage.see { goesBack(stage, from: Point(x: 4, y: 400)) }
            return { stage.navigation.interactivePopGestureRecognizer?.isEnabled = false }
        }
        type.member("interactiveContentPopGestureRecognizer", on: .glass) { stage in
            push("Next", stage)
            stage.see { goesBack(stage, from: Point(x: 100, y: 400)) }
            return { stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
        }
    }

    /// Whether a stroke to the right goes back; then what has gone comes again.
    private static func goesBack(_ stage: Stage, from start: Point) -> Bool {
        let old = stage.navigation.viewControllers
        stage.app.drag(from: start, to: Point(x: 350, y: start.y))
        stage.app.run(for: 0.5)
        defer { stage.navigation.viewControllers = old }
        return stage.navigation.viewControllers.count < old.count
    }

    private static let middle = Point(x: 200, y: 400)

    /// Whether bars are hidden after an act; then they are brought back.
    private static func seeHiding(_ stage: Stage, by act: @escaping @MainActor () -> Void) {
        stage.see {
            act()
            defer { stage.navigation.isNavigationBarHidden = false }
            return stage.navigation.isNavigationBarHidden
        }
    }

    private static func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @discardableResult
    private static func push(_ title: String, _ stage: Stage) -> UIViewController {
        let controller = titled(title)
        stage.navigation.pushViewController(controller, animated: false)
        stage.app.commit()
        return controller
    }

    static let navigationControllerDelegate = MemberTable("UINavigationControllerDelegate") { type in
        for (member, word) in [("willShow", "willShow Next"), ("didShow", "didShow Next")] {
            type.member("navigationController(_:\(member):animated:)") { stage in
                let teller = NavigationTeller(stage)
                stage.navigation.delegate = teller
                stage.keep(teller)
                stage.seeTold(word)
                return { push("Next", stage) }
            }
        }
    }
}

private final class NavigationTeller: UINavigationControllerDelegate {
    private unowned let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        stage.told("willShow \(viewController.title ?? "")")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        stage.told("didShow \(viewController.title ?? "")")
    }
}
