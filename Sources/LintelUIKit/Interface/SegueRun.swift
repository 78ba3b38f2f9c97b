import LintelEvidence
import LintelProject

/// Goes one way of a storyboard: it makes the destination, lets the source prepare it and brings it on screen.
@MainActor
struct SegueRun {
    private let segue: InterfaceSegue
    private let load: InterfaceLoad
    private let source: UIViewController
    private let sender: Any?

    init(_ segue: InterfaceSegue, in load: InterfaceLoad, from source: UIViewController, sender: Any?) {
        self.segue = segue
        self.load = load
        self.source = source
        self.sender = sender
    }

    func perform() {
        if segue.kind == .unwind { return unwind() }
        guard let destination = load.storyboard?.controller(id: segue.destination) else {
            load.note("a segue was not performed", cause: ["\(load.scene): it leads to \(segue.destination), which is no scene"])
            return
        }
        if let style = segue.modalPresentationStyle.flatMap({ InterfaceCoder.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        start(object(to: destination))
    }

    private func start(_ object: UIStoryboardSegue) {
        source.prepare(for: object, sender: sender)
        object.perform()
    }

    private func object(to destination: UIViewController) -> UIStoryboardSegue {
        let type = ownClass ?? UIStoryboardSegue.self
        let object = type.init(identifier: segue.identifier, source: source, destination: destination)
        object.work = { [self] in show(destination) }
        return object
    }

    private var ownClass: UIStoryboardSegue.Type? {
        guard let name = segue.customClass else { return nil }
        let found = InterfaceClasses.named(name, module: segue.customModule, in: load.archive.bundle) as? UIStoryboardSegue.Type
        if found == nil { load.note("Unknown class \(name) in Interface Builder file.", cause: ["\(load.scene): a segue is of it"]) }
        return found
    }

    private func show(_ destination: UIViewController) {
        let isAnimated = segue.isAnimated
        switch segue.kind {
        case .show, .other:
            if let stack = source.navigationController {
                stack.pushViewController(destination, animated: isAnimated)
            } else {
                source.present(destination, animated: isAnimated)
            }
        case .showDetail: showDetail(destination)
        case .present, .custom: source.present(destination, animated: isAnimated)
        case .popover:
            destination.modalPresentationStyle = .popover
            if let view = sender as? UIView { destination.popoverPresentationController?.sourceView = view }
            if let item = sender as? UIBarButtonItem { destination.popoverPresentationController?.barButtonItem = item }
            source.present(destination, animated: isAnimated)
        case .replace:
            guard let stack = source.navigationController else { return source.present(destination, animated: isAnimated) }
            stack.setViewControllers(stack.viewControllers.dropLast() + [destination], animated: isAnimated)
        case .embed: embed(destination)
        case .relationship, .unwind: break
        }
    }

    /// Beside the list where there is room, else over it.
    private func showDetail(_ destination: UIViewController) {
        guard let split = source.splitViewController else { return source.present(destination, animated: segue.isAnimated) }
        if !split.isCollapsed { return split.setViewController(destination, for: .secondary) }
        // A stack cannot lie on a stack: its content goes on.
        let content = (destination as? UINavigationController)?.topViewController ?? destination
        if content !== destination { (destination as? UINavigationController)?.viewControllers = [] }
        guard let stack = source.navigationController else { return source.present(destination, animated: segue.isAnimated) }
        stack.pushViewController(content, animated: segue.isAnimated)
    }

    /// The container view holds the destination's view from now on.
    private func embed(_ destination: UIViewController) {
        guard let container = load[segue.source] as? UIView else { return }
        source.addChild(destination)
        destination.view.frame = container.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        destination.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(destination.view)
        destination.didMove(toParent: source)
    }

    // MARK: - Back

    /// To the nearest controller on the way here that has the action.
    private func unwind() {
        guard let name = segue.unwindAction, let goal = controllersBehind.first(where: { hasAction(name, $0) }) else {
            load.note(
                "nothing was unwound",
                cause: ["\(load.scene): no controller on the way here has \(segue.unwindAction ?? "an action to go back to")"])
            return
        }
        let object = object(to: goal)
        object.work = { [self] in goBack(to: goal) }
        source.prepare(for: object, sender: sender)
        _ = Selector(name).perform(on: goal, sender: object, event: nil)
        object.perform()
    }

    private func hasAction(_ name: String, _ controller: UIViewController) -> Bool {
        InterfaceConnections.action(name, of: controller) != nil
    }

    /// Those below on the stack, then whoever has presented it, with those below that one.
    private var controllersBehind: [UIViewController] {
        var found: [UIViewController] = []
        var front: UIViewController? = source
        while let current = front {
            let stack = current.navigationController
            let below = stack?.viewControllers.reversed() ?? []
            found += below.drop { $0 !== current }.dropFirst()
            let presenter = current.presentingViewController
            let shown = (presenter as? UINavigationController)?.topViewController ?? presenter?.shownChild ?? presenter
            if let shown { found += [(shown as? UINavigationController)?.topViewController ?? shown] }
            front = (shown as? UINavigationController)?.topViewController ?? shown
        }
        return found
    }

    private func goBack(to goal: UIViewController) {
        if goal.navigationController !== source.navigationController || source.navigationController == nil {
            var presenter = source.presentingViewController
            let holder: UIViewController = goal.navigationController ?? goal
            while let current = presenter, current !== holder, current !== goal, let before = current.presentingViewController {
                presenter = before
            }
            presenter?.dismiss(animated: segue.isAnimated)
        }
        if let stack = goal.navigationController, stack.topViewController !== goal {
            stack.popToViewController(goal, animated: segue.isAnimated)
        }
    }
}
