import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let presentationController = MemberTable("UIPresentationController") { type in
        type.member("presentedViewController") { stage in
            let sheet = UIViewController()
            stage.see { stage.root.presentedViewController === sheet.sheetPresentationController?.presentedViewController }
            return { stage.root.present(sheet, animated: false) }
        }
        type.member("presentingViewController") { stage in
            let sheet = UIViewController()
            stage.see { sheet.sheetPresentationController?.presentingViewController }
            return { stage.root.present(sheet, animated: false) }
        }
        type.member("delegate") { stage in
            final class Refusing: UIAdaptivePresentationControllerDelegate {
                var tell: @MainActor () -> Void = {}
                func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
                func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { tell() }
            }
            let (sheet, delegate) = (sheet(stage), Refusing())
            delegate.tell = { stage.told("attempted") }
            stage.keep(delegate)
            stage.app.run(for: 1)
            stage.seeTold("attempted")
            return {
                sheet.delegate = delegate
                stage.app.swipe(from: Point(x: 200, y: 100), to: Point(x: 200, y: 500))
                stage.app.run(for: 1)
            }
        }
    }

    static let presentedController = MemberTable("UIViewController") { type in
        type.member("sheetPresentationController", "popoverPresentationController") { stage in
            let controller = UIViewController()
            stage.see { controller.sheetPresentationController == nil }
            stage.see { controller.popoverPresentationController == nil }
            return { controller.modalPresentationStyle = .popover }
        }
    }

    static let sheet = MemberTable("UISheetPresentationController") { type in
        type.member("detents") { stage in
            let sheet = sheet(stage)
            return { sheet.detents = [.medium()] }
        }
        type.member("selectedDetentIdentifier") { stage in
            let sheet = sheet(stage)
            sheet.detents = [.medium(), .large()]
            return { sheet.selectedDetentIdentifier = .large }
        }
        type.member("largestUndimmedDetentIdentifier") { stage in
            let sheet = sheet(stage)
            sheet.detents = [.medium()]
            return { sheet.largestUndimmedDetentIdentifier = .medium }
        }
        type.member("prefersGrabberVisible") { stage in
            let sheet = sheet(stage)
            return { sheet.prefersGrabberVisible = true }
        }
        type.member("preferredCornerRadius") { stage in
            let sheet = sheet(stage)
            return { sheet.preferredCornerRadius = 30 }
        }
    }

    static let detent = MemberTable("UISheetPresentationController.Detent") { type in
        type.member("medium()") { stage in
            let sheet = sheet(stage)
            return { sheet.detents = [.medium()] }
        }
        type.member("large()") { stage in
            let sheet = sheet(stage)
            sheet.detents = [.medium()]
            return { sheet.detents = [.large()] }
        }
        type.member("identifier") { stage in
            var detent = UISheetPresentationController.Detent.medium()
            stage.see { detent.identifier }
            return { detent = .large() }
        }
    }

    static let detentIdentifier = MemberTable("UISheetPresentationController.Detent.Identifier") { type in
        type.values(
            ["medium": .medium, "large": .large, "init(rawValue:)": .init(rawValue: "other")]
                as KeyValuePairs<String, UISheetPresentationController.Detent.Identifier>, alike: [["medium", "init(rawValue:)"]]
        ) { stage, identifier in
            let sheet = sheet(stage)
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = identifier
            stage.see { stage.app.placed().overlays.first?.frame }
        }
        type.member("rawValue") { stage in
            var identifier = UISheetPresentationController.Detent.Identifier.medium
            stage.see { identifier.rawValue }
            return { identifier = .large }
        }
    }

    static let popover = MemberTable("UIPopoverPresentationController") { type in
        type.member("barButtonItem", on: .pad) { stage in
            let popover = popover(stage)
            return { popover.barButtonItem = stage.item }
        }
        type.member("sourceView", on: .pad) { stage in
            let popover = popover(stage)
            let view = UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 40))
            stage.show(view)
            return { popover.sourceView = view }
        }
        type.member("sourceRect", on: .pad) { stage in
            let popover = popover(stage)
            popover.sourceView = stage.view
            return { popover.sourceRect = CGRect(x: 100, y: 200, width: 10, height: 10) }
        }
    }

    @MainActor private static func sheet(_ stage: Stage) -> UISheetPresentationController {
        let controller = UIViewController()
        stage.root.present(controller, animated: false)
        stage.app.commit()
        return controller.sheetPresentationController!
    }

    @MainActor private static func popover(_ stage: Stage) -> UIPopoverPresentationController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        stage.root.present(controller, animated: false)
        stage.app.commit()
        return controller.popoverPresentationController!
    }
}
