import Foundation
import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let window = MemberTable("UIWindow") { type in
        type.member("init(windowScene:)") { stage in
            { titled("Above", UIWindow(windowScene: stage.app.scene)).makeKeyAndVisible() }
        }
        type.member("makeKeyAndVisible()") { stage in
            let window = titled("Above", UIWindow(frame: stage.app.screen.bounds))
            return { window.makeKeyAndVisible() }
        }
        type.member("isKeyWindow") { stage in
            stage.see { stage.view.window?.isKeyWindow }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("rootViewController") { stage in { stage.app.keyWindow?.rootViewController = UIViewController() } }
        type.member("windowLevel") { stage in
            titled("Above", UIWindow(windowScene: stage.app.scene)).makeKeyAndVisible()
            return { stage.navigation.view.window?.windowLevel = .alert }
        }
        type.member("windowScene") { stage in
            stage.see { stage.view.window?.windowScene?.interfaceOrientation }
            return { stage.app.handle(.orientation(.landscape)) }
        }
    }

    static let windowLevel = MemberTable("UIWindow.Level") { type in
        type.values(["normal": UIWindow.Level.normal, "statusBar": .statusBar, "alert": .alert]) { stage, level in
            let window = titled("Above", UIWindow(windowScene: stage.app.scene))
            window.windowLevel = level
            window.makeKeyAndVisible()
            stage.see {
                [500, 1500].map { other in
                    stage.navigation.view.window?.windowLevel = UIWindow.Level(rawValue: other)
                    return stage.app.describedScreen.navigationBar == nil
                }
            }
        }
        type.member("init(_:)", "+(_:_:)", "-(_:_:)") { stage in
            let window = titled("Above", UIWindow(windowScene: stage.app.scene))
            window.windowLevel = .alert
            window.makeKeyAndVisible()
            return {
                let above = UIWindow.Level.alert + 2 - 1
                stage.navigation.view.window?.windowLevel = UIWindow.Level(above.rawValue)
            }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let window = titled("Above", UIWindow(windowScene: stage.app.scene))
            window.windowLevel = .alert
            window.makeKeyAndVisible()
            return { stage.navigation.view.window?.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1) }
        }
    }

    @discardableResult
    private static func titled(_ title: String, _ window: UIWindow) -> UIWindow {
        window.rootViewController = UIViewController()
        window.rootViewController?.title = title
        return window
    }

    static let windowScene = MemberTable("UIWindowScene") { type in
        type.member("windows") { stage in
            stage.see { stage.app.scene.windows.count }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("keyWindow") { stage in
            stage.see { stage.app.scene.keyWindow === stage.view.window }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("screen") { stage in
            stage.see { stage.app.scene.screen.bounds }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("interfaceOrientation") { stage in
            stage.see { stage.app.scene.interfaceOrientation }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("traitCollection") { stage in
            stage.see { stage.app.scene.traitCollection.userInterfaceStyle }
            return { stage.app.handle(.appearance(.dark)) }
        }
        type.member("statusBarManager") { stage in
            stage.see { stage.app.scene.statusBarManager?.isStatusBarHidden }
            return { stage.start(with: TestController(hidden: true)) }
        }
    }

    static let interfaceOrientation = MemberTable("UIInterfaceOrientation") { type in
        type.values(
            [
                "unknown": UIInterfaceOrientation.unknown, "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
                "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
            ], alike: [["portrait", "portraitUpsideDown"], ["landscapeLeft", "landscapeRight"]]
        ) { stage, orientation in
            stage.see { (orientation.isPortrait, orientation.isLandscape) }
        }
        type.member("isPortrait") { stage in
            stage.see { stage.app.statusBarOrientation.isPortrait }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("isLandscape") { stage in
            stage.see { stage.app.statusBarOrientation.isLandscape }
            return { stage.app.handle(.orientation(.landscape)) }
        }
    }

    static let statusBarManager = MemberTable("UIStatusBarManager") { type in
        type.member("isStatusBarHidden") { stage in
            stage.see { stage.app.scene.statusBarManager?.isStatusBarHidden }
            return { stage.start(with: TestController(hidden: true)) }
        }
        type.member("statusBarFrame") { stage in
            stage.see { stage.app.scene.statusBarManager?.statusBarFrame }
            return { stage.start(with: TestController(hidden: true)) }
        }
        type.member("statusBarStyle") { stage in
            stage.see { stage.app.scene.statusBarManager?.statusBarStyle }
            return { stage.start(with: TestController(.lightContent)) }
        }
    }

    static let screen = MemberTable("UIScreen") { type in
        type.member("main") { stage in
            stage.see { UIScreen.main.bounds }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("bounds") { stage in
            stage.see { stage.app.screen.bounds }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("nativeBounds") { stage in
            stage.see { stage.app.screen.nativeBounds }
            return { try small(stage) }
        }
        type.member("scale") { stage in
            stage.see { stage.app.screen.scale }
            return { try small(stage) }
        }
        type.member("nativeScale") { stage in
            stage.see { stage.app.screen.nativeScale }
            return { try small(stage) }
        }
        type.member("traitCollection") { stage in
            stage.see { stage.app.screen.traitCollection.userInterfaceStyle }
            return { stage.app.handle(.appearance(.dark)) }
        }
    }

    /// Goes on on a device with two pixels to a point.
    private static func small(_ stage: Stage) throws {
        stage.app.handle(.device(try #require(DeviceCatalogue.device(named: "iPhone SE (3rd generation)"))))
    }

    static let touchTarget = MemberTable("TouchTarget") { type in
        type.member("area") { stage in
            let control = UIControl()
            stage.show(control)
            stage.see { stage.app.touchTargets.first?.area }
            return { control.frame.size.height = 30 }
        }
        type.member("name") { stage in
            let control = UIControl()
            stage.show(control)
            stage.see { stage.app.touchTargets.first?.name }
            return { control.accessibilityLabel = "Play" }
        }
    }
}
