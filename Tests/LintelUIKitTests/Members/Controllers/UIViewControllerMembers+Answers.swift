import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

/// Answers the system's questions as it is told.
private final class Answering: UIViewController {
    var hidden: Bool?
    var style: UIStatusBarStyle?
    var animation: UIStatusBarAnimation?
    var styleChild: UIViewController?
    var hiddenChild: UIViewController?
    var pillChild: UIViewController?
    var hidesPill = false

    override var prefersStatusBarHidden: Bool { hidden ?? super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style ?? super.preferredStatusBarStyle }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation ?? super.preferredStatusBarUpdateAnimation }
    override var childForStatusBarStyle: UIViewController? { styleChild ?? super.childForStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { hiddenChild ?? super.childForStatusBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesPill }
    override var childForHomeIndicatorAutoHidden: UIViewController? { pillChild }
}

extension MemberTable {
    static let viewControllerAnswers = MemberTable("UIViewController") { type in
        type.member("prefersStatusBarHidden") { stage in
            let asked = started(stage)
            stage.see { (stage.app.isStatusBarHidden, asked.prefersStatusBarHidden) }
            return { update(asked) { $0.hidden = true } }
        }
        type.member("preferredStatusBarStyle") { stage in
            let asked = started(stage)
            stage.see { (stage.app.resolution.statusBar.style, asked.preferredStatusBarStyle) }
            return { update(asked) { $0.style = .lightContent } }
        }
        type.member("preferredStatusBarUpdateAnimation") { stage in
            let asked = started(stage)
            stage.see {
                UIView.animate(withDuration: 1) { update(asked) { $0.hidden = true } }
                stage.app.run(for: 0.5)
                defer {
                    update(asked) { $0.hidden = false }
                    stage.app.run(for: 2)
                }
                return (stage.app.describedScreen.statusBar.animation, asked.preferredStatusBarUpdateAnimation)
            }
            return { asked.animation = .slide }
        }
        type.member("childForStatusBarStyle") { stage in
            let asked = started(stage)
            let child = TestController(.lightContent)
            asked.addChild(child)
            stage.see { (stage.app.resolution.statusBar.style, asked.childForStatusBarStyle == nil) }
            return { update(asked) { $0.styleChild = child } }
        }
        type.member("childForStatusBarHidden") { stage in
            let asked = started(stage)
            let child = TestController(hidden: true)
            asked.addChild(child)
            stage.see { (stage.app.isStatusBarHidden, asked.childForStatusBarHidden == nil) }
            return { update(asked) { $0.hiddenChild = child } }
        }
        type.member("setNeedsStatusBarAppearanceUpdate()") { stage in
            let asked = started(stage)
            asked.hidden = true
            return { asked.setNeedsStatusBarAppearanceUpdate() }
        }
        type.member("prefersHomeIndicatorAutoHidden", "setNeedsUpdateOfHomeIndicatorAutoHidden()") { stage in
            let asked = started(stage)
            seePill(stage)
            return {
                asked.hidesPill = true
                asked.setNeedsUpdateOfHomeIndicatorAutoHidden()
                if !asked.prefersHomeIndicatorAutoHidden { asked.hidesPill = false }
            }
        }
        type.member("childForHomeIndicatorAutoHidden") { stage in
            let asked = started(stage)
            let child = Answering()
            child.hidesPill = true
            seePill(stage)
            return {
                asked.pillChild = child
                asked.setNeedsUpdateOfHomeIndicatorAutoHidden()
                if asked.childForHomeIndicatorAutoHidden == nil { child.hidesPill = false }
            }
        }
    }

    private static func started(_ stage: Stage) -> Answering {
        let asked = Answering()
        stage.start(with: asked)
        return asked
    }

    private static func update(_ asked: Answering, _ change: (Answering) -> Void) {
        change(asked)
        asked.setNeedsStatusBarAppearanceUpdate()
    }

    private static func seePill(_ stage: Stage) {
        stage.see {
            stage.app.run(for: 3)
            return stage.app.placed().homeIndicator == nil
        }
    }
}
