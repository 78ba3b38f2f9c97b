import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let viewControllerPresenting = MemberTable("UIViewController") { type in
        type.member("present(_:animated:completion:)") { stage in
            stage.seeTold("complete")
            return {
                stage.root.present(UIViewController(), animated: false) { stage.told("complete") }
                stage.app.run(for: 0.1)
            }
        }
        type.member("dismiss(animated:completion:)") { stage in
            present(stage)
            stage.see { stage.root.presentedViewController }
            stage.seeTold("complete")
            return {
                stage.root.dismiss(animated: false) { stage.told("complete") }
                stage.app.run(for: 0.1)
            }
        }
        type.member("presentedViewController") { stage in
            stage.see { stage.root.presentedViewController?.title }
            return { present(stage) }
        }
        type.member("presentingViewController") { stage in
            let presented = UIViewController()
            stage.see { presented.presentingViewController?.title }
            return { stage.root.present(presented, animated: false) }
        }
        type.member("isBeingPresented") { stage in
            let presented = UIViewController()
            stage.see { presented.isBeingPresented }
            return { stage.root.present(presented, animated: true) }
        }
        type.member("isBeingDismissed") { stage in
            let presented = present(stage)
            stage.see { presented.isBeingDismissed }
            return { presented.dismiss(animated: true) }
        }
        type.member("modalPresentationStyle") { stage in
            let presented = UIViewController()
            seePresented(stage, presented)
            return { presented.modalPresentationStyle = .fullScreen }
        }
        type.member("modalPresentationCapturesStatusBarAppearance") { stage in
            let presented = TestController(hidden: true)
            presented.modalPresentationStyle = .overFullScreen
            seePresented(stage, presented)
            return { presented.modalPresentationCapturesStatusBarAppearance = true }
        }
        type.member("definesPresentationContext") { stage in
            // The navigation controller, whose bar shows, answers before its children and what they present (SB-47, SB-49).
            let presented = TestController(.lightContent)
            presented.modalPresentationStyle = .currentContext
            presented.modalPresentationCapturesStatusBarAppearance = true
            stage.see {
                stage.root.present(presented, animated: false)
                defer { presented.dismiss(animated: false) }
                stage.app.commit()
                return stage.app.resolution.statusBar.style
            }
            return { stage.root.definesPresentationContext = true }
        }
        type.member("isModalInPresentation") { stage in
            let presented = UIViewController()
            stage.root.present(presented, animated: false)
            stage.app.run(for: 0.1)
            stage.see {
                stage.app.swipe(from: Point(x: 195, y: 100), to: Point(x: 195, y: 800))
                defer { if stage.root.presentedViewController == nil { stage.root.present(presented, animated: false) } }
                return stage.root.presentedViewController == nil
            }
            return { presented.isModalInPresentation = true }
        }
        type.member("modalTransitionStyle") { stage in
            let presented = UIViewController()
            presented.view.backgroundColor = .red
            stage.see {
                stage.root.present(presented, animated: true)
                stage.app.run(for: 0.1)
                defer {
                    presented.dismiss(animated: false)
                    stage.app.run(for: 1)
                }
                return stage.app.placed().overlays
            }
            return { presented.modalTransitionStyle = .crossDissolve }
        }
        type.member("preferredContentSize", on: .pad) { stage in
            let presented = UIViewController()
            presented.modalPresentationStyle = .formSheet
            stage.root.present(presented, animated: false)
            return { presented.preferredContentSize = CGSize(width: 300, height: 200) }
        }
    }

    @discardableResult
    private static func present(_ stage: Stage) -> UIViewController {
        let presented = UIViewController()
        presented.title = "Presented"
        stage.root.present(presented, animated: false)
        stage.app.run(for: 0.1)
        return presented
    }

    /// What the screen looks like while a controller is presented.
    private static func seePresented(_ stage: Stage, _ presented: UIViewController) {
        stage.see {
            stage.root.present(presented, animated: false)
            defer { presented.dismiss(animated: false) }
            stage.app.commit()
            return (stage.app.isStatusBarHidden, presented.view.frame)
        }
    }

    static let modalPresentationStyle = MemberTable("UIModalPresentationStyle") { type in
        // The system's choice is a page, and where the width is compact what is not over the screen is one too.
        type.values(
            [
                "automatic": UIModalPresentationStyle.automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
                "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
                "overCurrentContext": .overCurrentContext, "popover": .popover,
            ], on: .pad, alike: [["automatic", "none"]]
        ) { stage, style in
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            stage.root.present(presented, animated: false)
            stage.see { (stage.app.describedScreen.controllers, presented.view.frame) }
        }
    }

    static let modalTransitionStyle = MemberTable("UIModalTransitionStyle") { type in
        // Turning and curling lie outside of a flat scene: such controllers come in at once, as those from below do.
        type.values(
            [
                "coverVertical": UIModalTransitionStyle.coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
                "partialCurl": .partialCurl,
            ],
            alike: [["coverVertical", "flipHorizontal", "partialCurl"]]
        ) { stage, style in
            let presented = UIViewController()
            presented.view.backgroundColor = .red
            presented.modalTransitionStyle = style
            stage.root.present(presented, animated: true)
            stage.app.run(for: 0.1)
            stage.see { stage.app.placed().overlays }
        }
    }
}
