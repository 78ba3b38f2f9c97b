import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let appearanceProxy = MemberTable("UIAppearance") { type in
        type.member("appearance()") { stage in
            {
                UIToolbar.appearance().barTintColor = .red
                stage.start(with: other())
            }
        }
        type.member("appearance(whenContainedInInstancesOf:)") { stage in
            {
                UIToolbar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = .red
                stage.start(with: other())
            }
        }
        type.member("appearance(for:)") { stage in
            {
                UIToolbar.appearance(for: UITraitCollection(userInterfaceStyle: .light)).barTintColor = .red
                stage.start(with: other())
            }
        }
        type.member("appearance(for:whenContainedInInstancesOf:)") { stage in
            {
                UIToolbar.appearance(
                    for: UITraitCollection(userInterfaceStyle: .light), whenContainedInInstancesOf: [UINavigationController.self]
                ).barTintColor = .red
                stage.start(with: other())
            }
        }
        type.member("init(coder:)") { stage in
            let proxied: any UIAppearance.Type = Proxied.self
            Proxied.made = 0
            stage.see { Proxied.made }
            return {
                stage.keep(proxied)
                _ = Proxied.appearance()
            }
        }
    }

    /// Another screen with the same bars, so that proxies count for it and nothing else differs.
    @MainActor private static func other() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        return navigation
    }
}

/// Counts how often a proxy is made of it.
private final class Proxied: UIToolbar {
    static var made = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        Self.made += 1
        super.init(coder: coder)
    }
}
