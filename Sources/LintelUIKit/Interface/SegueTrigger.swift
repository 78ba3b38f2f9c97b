import LintelEvidence
import LintelProject

/// What a button, item, recognizer or cell of a storyboard starts.
@MainActor
final class SegueTrigger {
    private let segue: InterfaceSegue
    private let load: InterfaceLoad
    private weak var controller: UIViewController?

    init(_ segue: InterfaceSegue, in load: InterfaceLoad, of controller: UIViewController) {
        self.segue = segue
        self.load = load
        self.controller = controller
    }

    func fire(_ sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        SegueRun(segue, in: load, from: controller, sender: sender).perform()
    }

    /// As a control's action.
    static var action: Selector { Selector("fire:", SegueTrigger.fire) }
}

extension InterfaceLoad {
    /// Ties segues to what starts them, and fills container views.
    func attachSegues() {
        guard let controller else { return }
        for segue in objects.segues {
            guard let source = self[segue.source], source !== controller else { continue }
            if segue.kind == .embed {
                SegueRun(segue, in: self, from: controller, sender: nil).perform()
                continue
            }
            let trigger = SegueTrigger(segue, in: self, of: controller)
            switch source {
            case let control as UIControl: control.addTarget(trigger, action: SegueTrigger.action, for: .primaryActionTriggered)
            case let item as UIBarButtonItem:
                item.target = trigger
                item.action = SegueTrigger.action
            case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: SegueTrigger.action)
            case let cell as UITableViewCell: cell.segue = trigger
            case let cell as UICollectionViewCell: cell.segue = trigger
            default: continue
            }
            controller.origin?.keep(trigger)
        }
    }
}
