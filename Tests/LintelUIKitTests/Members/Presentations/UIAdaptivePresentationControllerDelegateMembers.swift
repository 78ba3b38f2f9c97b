import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let adaptiveDelegate = MemberTable("UIAdaptivePresentationControllerDelegate") { type in
        type.member("adaptivePresentationStyle(for:)") { stage in
            stage.seeTold("style")
            return { stage.present(PresentationListener(stage), as: .popover) }
        }
        type.member("adaptivePresentationStyle(for:traitCollection:)") { stage in
            stage.seeTold("style in traits")
            return { stage.present(TraitListener(stage), as: .popover) }
        }
        let calls: KeyValuePairs = [
            "presentationControllerShouldDismiss(_:)": ("may dismiss", false),
            "presentationControllerWillDismiss(_:)": ("will dismiss", false),
            "presentationControllerDidDismiss(_:)": ("did dismiss", false),
            "presentationControllerDidAttemptToDismiss(_:)": ("attempted", true),
        ]
        for (member, (word, isModal)) in calls {
            type.member(member) { stage in
                stage.present(PresentationListener(stage), as: .pageSheet, isModal: isModal)
                stage.seeTold(word)
                return {
                    stage.app.swipe(from: Point(x: 200, y: 100), to: Point(x: 200, y: 500))
                    stage.app.run(for: 1)
                }
            }
        }
    }

    static let popoverDelegate = MemberTable("UIPopoverPresentationControllerDelegate") { type in
        type.member("prepareForPopoverPresentation(_:)", on: .pad) { stage in
            stage.seeTold("prepare")
            return { stage.present(PresentationListener(stage), as: .popover) }
        }
    }

    static let presentation = MemberTable("UIViewController") { type in
        type.member("presentationController") { stage in
            let (sheet, listener) = (UIViewController(), PresentationListener(stage))
            stage.root.present(sheet, animated: false)
            stage.app.run(for: 1)
            stage.seeTold("did dismiss")
            return {
                sheet.presentationController?.delegate = listener
                stage.app.swipe(from: Point(x: 200, y: 100), to: Point(x: 200, y: 500))
                stage.app.run(for: 1)
            }
        }
    }
}

/// Tells the stage what it is asked and told.
@MainActor private class PresentationListener: UIPopoverPresentationControllerDelegate {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        stage.keep(self)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        stage.told("style")
        return .none
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        stage.told("may dismiss")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { stage.told("will dismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { stage.told("did dismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { stage.told("attempted") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { stage.told("prepare") }
}

/// Tells the stage what it is asked with traits.
@MainActor private final class TraitListener: UIPopoverPresentationControllerDelegate {
    private unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        stage.keep(self)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        stage.told("style in traits")
        return .none
    }
}

extension Stage {
    /// Presents a controller whose presentation has a delegate.
    fileprivate func present(
        _ delegate: any UIPopoverPresentationControllerDelegate, as style: UIModalPresentationStyle, isModal: Bool = false
    ) {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        controller.isModalInPresentation = isModal
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        controller.presentationController?.delegate = delegate
        root.present(controller, animated: false)
        app.run(for: 1)
    }
}
