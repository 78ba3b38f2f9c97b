import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let applicationCourse = MemberTable("UIApplication") { type in
        type.member("applicationState") { stage in
            stage.see { stage.app.applicationState }
            return { stage.app.enterBackground() }
        }
        type.member("open(_:options:completionHandler:)") { stage in
            let address = try #require(URL(string: "https://example.com"))
            stage.seeTold("true")
            stage.see { stage.app.trace.count }
            return {
                stage.app.open(address) { stage.told("\($0)") }
                stage.app.run(for: 0.1)
            }
        }
        type.member("canOpenURL(_:)", "openSettingsURLString") { stage in
            var address = try #require(URL(string: "other:"))
            stage.see { stage.app.canOpenURL(address) }
            return { address = try #require(URL(string: UIApplication.openSettingsURLString)) }
        }
        type.member("press(at:for:)") { stage in
            let button = stage.button()
            button.menu = UIMenu(children: [UIAction(title: "Row") { _ in }])
            stage.see { stage.app.placed().menu == nil }
            return { stage.app.press(at: Point(x: 140, y: 250)) }
        }
        type.member("tapMenu(_:)") { stage in
            stage.item.menu = UIMenu(children: [UIAction(title: "Row") { _ in stage.told("chosen") }])
            try stage.tapItem()
            stage.seeTold("chosen")
            return { stage.app.tapMenu("Row") }
        }
    }

    static let courseNotifications = MemberTable("UIApplication") { type in
        type.member("didFinishLaunchingNotification") { stage in
            stage.listen(to: UIApplication.didFinishLaunchingNotification)
            stage.seeTold(UIApplication.didFinishLaunchingNotification.rawValue)
            return { stage.launch(CourseTeller(stage)) }
        }
        type.member("didBecomeActiveNotification") { stage in
            stage.app.enterBackground()
            stage.listen(to: UIApplication.didBecomeActiveNotification)
            stage.seeTold(UIApplication.didBecomeActiveNotification.rawValue)
            return { stage.app.enterForeground() }
        }
        type.member("willResignActiveNotification") { stage in
            stage.listen(to: UIApplication.willResignActiveNotification)
            stage.seeTold(UIApplication.willResignActiveNotification.rawValue)
            return { stage.app.enterBackground() }
        }
        type.member("didEnterBackgroundNotification") { stage in
            stage.listen(to: UIApplication.didEnterBackgroundNotification)
            stage.seeTold(UIApplication.didEnterBackgroundNotification.rawValue)
            return { stage.app.enterBackground() }
        }
        type.member("willEnterForegroundNotification") { stage in
            stage.app.enterBackground()
            stage.listen(to: UIApplication.willEnterForegroundNotification)
            stage.seeTold(UIApplication.willEnterForegroundNotification.rawValue)
            return { stage.app.enterForeground() }
        }
        type.member("willTerminateNotification") { stage in
            stage.listen(to: UIApplication.willTerminateNotification)
            stage.seeTold(UIApplication.willTerminateNotification.rawValue)
            return { stage.app.terminate() }
        }
    }

    static let sceneNotifications = MemberTable("UIScene") { type in
        type.member("didActivateNotification") { stage in
            stage.app.enterBackground()
            stage.listen(to: UIScene.didActivateNotification)
            stage.seeTold(UIScene.didActivateNotification.rawValue)
            return { stage.app.enterForeground() }
        }
        type.member("willDeactivateNotification") { stage in
            stage.listen(to: UIScene.willDeactivateNotification)
            stage.seeTold(UIScene.willDeactivateNotification.rawValue)
            return { stage.app.enterBackground() }
        }
        type.member("didEnterBackgroundNotification") { stage in
            stage.listen(to: UIScene.didEnterBackgroundNotification)
            stage.seeTold(UIScene.didEnterBackgroundNotification.rawValue)
            return { stage.app.enterBackground() }
        }
        type.member("willEnterForegroundNotification") { stage in
            stage.app.enterBackground()
            stage.listen(to: UIScene.willEnterForegroundNotification)
            stage.seeTold(UIScene.willEnterForegroundNotification.rawValue)
            return { stage.app.enterForeground() }
        }
    }

    /// During which of the calls to its delegate the app is in a state.
    static let applicationState = MemberTable("UIApplication.State") { type in
        type.values(
            ["active": UIApplication.State.active, "inactive": .inactive, "background": .background]
        ) { stage, state in
            let teller = CourseTeller(stage)
            stage.play(teller)
            stage.see { teller.moments.filter { $0.state == state }.map(\.name) }
        }
    }

    static let openingOption = MemberTable("UIApplication.OpenExternalURLOptionsKey") { type in
        type.member("universalLinksOnly") { stage in
            let address = try #require(URL(string: "https://example.com"))
            var options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
            stage.seeHeard { stage.open(address, options) }
            return { options[.universalLinksOnly] = true }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let address = try #require(URL(string: "https://example.com"))
            let word = UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue
            var options: [UIApplication.OpenExternalURLOptionsKey: Any] = [.init(rawValue: "other"): true]
            stage.seeHeard { stage.open(address, options) }
            return { options[UIApplication.OpenExternalURLOptionsKey(rawValue: word)] = true }
        }
    }
}

extension Stage {
    /// Tells whether an address was opened.
    fileprivate func open(_ address: URL, _ options: [UIApplication.OpenExternalURLOptionsKey: Any]) {
        app.open(address, options: options) { [unowned self] in told("\($0)") }
        app.run(for: 0.1)
    }
}
