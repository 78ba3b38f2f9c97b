import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let sceneConfiguration = MemberTable("UISceneConfiguration") { type in
        type.member("init(name:sessionRole:)") { stage in
            stage.seeTold("scene(_:willConnectTo:options:)")
            return {
                stage.launch(
                    CourseTeller(stage) { session in
                        let configuration = UISceneConfiguration(name: "Own", sessionRole: session.role)
                        configuration.delegateClass = SceneTeller.self
                        return configuration
                    })
            }
        }
        type.member("delegateClass") { stage in
            stage.seeTold("scene(_:willConnectTo:options:)")
            return {
                stage.launch(
                    CourseTeller(stage) { session in
                        session.configuration.delegateClass = SceneTeller.self
                        return session.configuration
                    })
            }
        }
        type.member("storyboard") { stage in
            let sample = try InterfaceSample()
            stage.keep(sample)
            stage.see { UIApplication.shared.keyWindow?.rootViewController?.title }
            return {
                stage.launch(
                    CourseTeller(stage) { session in
                        session.configuration.storyboard = sample.open()
                        return session.configuration
                    })
            }
        }
        type.member("name") { stage in
            stage.see { UIApplication.shared.scene.session.configuration.name }
            stage.seeTold("scene(_:willConnectTo:options:)")
            return { stage.launch(listing: ["First": "Nobody", "Second": String(reflecting: SceneTeller.self)], choosing: "Second") }
        }
        type.member("role") { stage in
            let other = UISceneSession.Role(rawValue: "Other")
            stage.see { UIApplication.shared.scene.session.configuration.role == other }
            return { stage.launch(CourseTeller(stage) { _ in UISceneConfiguration(name: nil, sessionRole: other) }) }
        }
    }

    static let sceneSession = MemberTable("UISceneSession") { type in
        type.member("configuration") { stage in
            stage.see { UIApplication.shared.scene.session.configuration.delegateClass }
            return { stage.launch(CourseTeller(stage, configuration: SceneTeller.configuration)) }
        }
        type.member("scene") { stage in
            stage.see { (stage.app.scene.session.scene as? UIWindowScene)?.windows.count }
            return { UIWindow(windowScene: stage.app.scene).makeKeyAndVisible() }
        }
        type.member("role") { stage in
            stage.seeTold("scene(_:willConnectTo:options:)")
            return {
                stage.launch(
                    CourseTeller(stage) { session in
                        session.role == .windowApplication ? SceneTeller.configuration(session) : session.configuration
                    })
            }
        }
    }

    static let sceneRole = MemberTable("UISceneSession.Role") { type in
        type.member("windowApplication") { stage in
            stage.seeTold("scene(_:willConnectTo:options:)")
            return {
                stage.launch(
                    CourseTeller(stage) { session in
                        session.role == .windowApplication ? SceneTeller.configuration(session) : session.configuration
                    })
            }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let word = UISceneSession.Role.windowApplication.rawValue
            stage.seeTold("scene(_:willConnectTo:options:)")
            return {
                stage.launch(
                    CourseTeller(stage) { session in
                        session.role == UISceneSession.Role(rawValue: word) ? SceneTeller.configuration(session) : session.configuration
                    })
            }
        }
    }
}

extension Stage {
    /// Launches another app whose property list names scenes and their delegates' classes.
    fileprivate func launch(listing scenes: KeyValuePairs<String, String>, choosing name: String) {
        let entries = scenes.map { ["UISceneConfigurationName": $0.key, "UISceneDelegateClassName": $0.value] }
        let roles = ["UIWindowSceneSessionRoleApplication": entries]
        let manifest = SceneManifest(["UIApplicationSceneManifest": ["UISceneConfigurations": roles]])
        let teller = CourseTeller(self) { UISceneConfiguration(name: name, sessionRole: $0.role) }
        keep(UIApplication(showing: Screen(device: device), manifest: manifest, environment: environment) { teller })
    }
}
