import Foundation
import LintelEvidence
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit

extension MemberTable {
    static let runningApplication = MemberTable("UIApplication") { type in
        launching(type)
        windows(type)
        fingers(type)
        time(type)
        statusBar(type)
    }

    private static func launching(_ type: MemberTable) {
        type.member("init(on:traits:status:keys:environment:delegate:)", "delegate") { stage in
            let delegate = CourseTeller(stage)
            let (device, environment) = (stage.device, stage.environment)
            stage.see { UIApplication.shared.delegate?.window?.isKeyWindow }
            stage.seeTold("application(_:didFinishLaunchingWithOptions:)")
            return { stage.keep(UIApplication(on: device, environment: environment, delegate: delegate)) }
        }
        type.member("init(on:traits:status:keys:environment:rootViewController:)", "shared") { stage in
            let (device, environment) = (stage.device, stage.environment)
            stage.see { UIApplication.shared.keyWindow?.rootViewController === stage.navigation }
            return { stage.keep(UIApplication(on: device, environment: environment, rootViewController: UIViewController())) }
        }
        type.member("sendAction(_:to:from:for:)") { stage in
            let target = ActionTeller(stage)
            return { stage.app.sendAction(Selector("act", ActionTeller.act), to: target, from: nil, for: nil) }
        }
        type.member("trace") { stage in
            stage.see { stage.app.trace.count }
            return { stage.navigation.isToolbarHidden = true }
        }
        type.member("describedScreen") { stage in
            stage.see { stage.app.describedScreen.navigationBar?.title }
            return { stage.root.title = "Other" }
        }
        type.member("resolution") { stage in
            stage.see { stage.app.resolution.toolbar?.isHidden }
            return { stage.navigation.isToolbarHidden = true }
        }
        type.member("placed()") { stage in
            stage.see { stage.app.placed().toolbar == nil }
            return { stage.navigation.isToolbarHidden = true }
        }
        type.member("evidence") { stage in
            stage.see { stage.app.evidence.interfaces.flatMap(\.scenes).count }
            return { stage.root.present(UIViewController(), animated: false) }
        }
        type.member("touchTargets") { stage in
            stage.see { stage.app.touchTargets.count }
            return { stage.show(UIControl()) }
        }
        type.member("commit()") { stage in
            final class Counting: UIView {
                var layouts = 0
                override func layoutSubviews() { layouts += 1 }
            }
            let view = Counting(frame: .zero)
            stage.show(view)
            return {
                let old = view.layouts
                view.setNeedsLayout()
                stage.app.commit()
                if view.layouts > old { stage.told("laid out") }
            }
        }
    }

    private static func windows(_ type: MemberTable) {
        type.member("windows") { stage in
            stage.see { stage.app.windows.count }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("keyWindow") { stage in
            stage.see { stage.app.keyWindow?.rootViewController === stage.navigation }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("scene") { stage in
            stage.see { stage.app.scene.windows.count }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("connectedScenes") { stage in
            stage.see { stage.app.connectedScenes.flatMap(\.windows).count }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("screen") { stage in
            stage.see { stage.app.screen.bounds }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("statusBarOrientation") { stage in
            stage.see { stage.app.statusBarOrientation }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("userInterfaceLayoutDirection") { stage in
            stage.see { stage.app.userInterfaceLayoutDirection }
            return { stage.app.handle(.locale("ar")) }
        }
    }

    private static func fingers(_ type: MemberTable) {
        type.member("tap(at:)") { stage in
            stage.show(told(stage, .touchUpInside))
            stage.seeTold("acted")
            return { stage.app.tap(at: Point(x: 140, y: 250)) }
        }
        type.member("tap(_:)") { stage in
            let control = told(stage, .touchUpInside)
            stage.show(control)
            stage.seeTold("acted")
            return { stage.app.tap(control) }
        }
        type.member("drag(from:to:for:)") { stage in
            let scroll = UIScrollView()
            scroll.contentSize.height = 1000
            stage.show(scroll)
            stage.see { scroll.contentOffset }
            return { stage.app.drag(from: Point(x: 140, y: 280), to: Point(x: 140, y: 220)) }
        }
        type.member("swipe(from:to:for:)") { stage in
            let scroll = UIScrollView()
            scroll.contentSize.height = 1000
            stage.show(scroll)
            stage.see { scroll.isDecelerating }
            return { stage.app.swipe(from: Point(x: 140, y: 280), to: Point(x: 140, y: 220)) }
        }
        type.member("typeText(_:)") { stage in
            let field = UITextField()
            stage.show(field)
            field.becomeFirstResponder()
            return { stage.app.typeText("word") }
        }
    }

    private static func told(_ stage: Stage, _ event: UIControl.Event) -> UIControl {
        let control = UIControl()
        let teller = ActionTeller(stage)
        stage.keep(teller)
        control.addTarget(teller, action: Selector("act", ActionTeller.act), for: event)
        return control
    }

    private static func time(_ type: MemberTable) {
        type.member("time") { stage in
            stage.see { stage.app.time }
            return { stage.app.run(for: 1) }
        }
        type.member("run(for:)") { stage in
            stage.view.backgroundColor = .red
            UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
            return { stage.app.run(for: 0.5) }
        }
        type.member("advance(to:)") { stage in
            stage.view.backgroundColor = .red
            UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
            return { stage.app.advance(to: 0.5) }
        }
        type.member("wait(_:then:)") { stage in
            stage.seeHeard { stage.app.run(for: 1) }
            return { stage.app.wait(0.5) { stage.told("waited") } }
        }
        type.member("nextChange") { stage in
            stage.see { stage.app.nextChange }
            return { stage.app.wait(5) {} }
        }
        type.member("handle(_:)") { stage in { stage.app.handle(.orientation(.landscape)) } }
    }

    private static func statusBar(_ type: MemberTable) {
        type.member("isNetworkActivityIndicatorVisible") { stage in { stage.app.isNetworkActivityIndicatorVisible = true } }
        type.member("isStatusBarHidden") { stage in
            let app = deciding(stage)
            return { app.isStatusBarHidden = true }
        }
        type.member("statusBarStyle") { stage in
            let app = deciding(stage)
            return { app.statusBarStyle = .lightContent }
        }
        type.member("setStatusBarHidden(_:with:)") { stage in
            let app = deciding(stage)
            return { app.setStatusBarHidden(true, with: .none) }
        }
        type.member("setStatusBarStyle(_:animated:)") { stage in
            let app = deciding(stage)
            return { app.setStatusBarStyle(.lightContent, animated: false) }
        }
        type.member("statusBarFrame") { stage in
            stage.see { stage.app.statusBarFrame }
            return { stage.app.handle(.orientation(.landscape)) }
        }
    }

    static let statusBarStyle = MemberTable("UIStatusBarStyle") { type in
        type.values(["default": UIStatusBarStyle.default, "lightContent": .lightContent, "darkContent": .darkContent]) { stage, style in
            stage.start(with: TestController(style))
            stage.see {
                [Appearance.light, .dark].map { appearance in
                    stage.app.handle(.appearance(appearance))
                    return stage.app.resolution.statusBar.style
                }
            }
        }
    }

    static let statusBarAnimation = MemberTable("UIStatusBarAnimation") { type in
        type.values(["none": UIStatusBarAnimation.none, "fade": .fade, "slide": .slide]) { stage, animation in
            let app = deciding(stage)
            app.setStatusBarHidden(true, with: animation)
            app.run(for: 0.1)
        }
    }

    /// An app without controllers' decisions, whose status bar is what counts.
    private static func deciding(_ stage: Stage) -> UIApplication {
        let keys = StatusBarKeys(file: ["UIViewControllerBasedStatusBarAppearance": .boolean(false)])
        let app = UIApplication(on: stage.device, keys: keys, environment: stage.environment, rootViewController: UIViewController())
        stage.keep(app)
        stage.see { app.placed().statusBar }
        return app
    }
}

extension Stage {
    var device: Device { app.describedScreen.device }
    var environment: LayoutEnvironment { PlainEnvironment().layout }
}
