import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let toolbar = MemberTable("UIToolbar") { type in
        type.member("items") { stage in
            let bar = own(stage)
            return { bar.items = [.word("Word")] }
        }
        type.member("setItems(_:animated:)") { stage in
            let bar = own(stage)
            return { bar.setItems([.word("Word")], animated: false) }
        }
        type.member("delegate") { stage in
            let bar = own(stage)
            stage.see { bar.barPosition }
            return {
                let delegate = OnTop()
                stage.keep(delegate)
                bar.delegate = delegate
            }
        }
        type.member("standardAppearance") { stage in { stage.navigation.toolbar.standardAppearance = .red() } }
        type.member("scrollEdgeAppearance") { stage in { stage.navigation.toolbar.scrollEdgeAppearance = .red() } }
        type.member("compactAppearance", on: .landscape) { stage in { stage.navigation.toolbar.compactAppearance = .red() } }
        type.member("compactScrollEdgeAppearance", on: .landscape) { stage in
            { stage.navigation.toolbar.compactScrollEdgeAppearance = .red() }
        }
        type.member("setBackgroundImage(_:forToolbarPosition:barMetrics:)", "backgroundImage(forToolbarPosition:barMetrics:)") { stage in
            let bar = stage.navigation.toolbar!
            stage.see { bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) }
            stage.see { stage.app.placed().toolbar }
            return { bar.setBackgroundImage(.picture, forToolbarPosition: .any, barMetrics: .default) }
        }
        type.member("setShadowImage(_:forToolbarPosition:)", "shadowImage(forToolbarPosition:)") { stage in
            let bar = stage.navigation.toolbar!
            stage.see { bar.shadowImage(forToolbarPosition: .any) }
            stage.see { stage.app.describedScreen.toolbar }
            return {
                bar.setBackgroundImage(.picture, forToolbarPosition: .any, barMetrics: .default)
                bar.setShadowImage(.picture, forToolbarPosition: .any)
            }
        }
    }

    static let barPositioning = MemberTable("UIBarPositioning") { type in
        type.member("barPosition") { stage in
            let bar: any UIBarPositioning = own(stage)
            stage.see { bar.barPosition }
            return {
                let delegate = OnTop()
                stage.keep(delegate)
                (bar as? UIToolbar)?.delegate = delegate
            }
        }
    }

    static let barPositioningDelegate = MemberTable("UIBarPositioningDelegate") { type in
        type.member("position(for:)") { stage in
            let bar = own(stage)
            bar.scrollEdgeAppearance = UIToolbarAppearance()
            let delegate = OnTop()
            stage.keep(delegate)
            return { bar.delegate = delegate }
        }
    }

    static let barPosition = MemberTable("UIBarPosition") { type in
        type.values(["any": UIBarPosition.any, "bottom": .bottom, "top": .top, "topAttached": .topAttached], alike: [["any", "bottom"]]) {
            stage, position in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
            let delegate = Placing(position)
            stage.keep(delegate)
            bar.delegate = delegate
            bar.scrollEdgeAppearance = UIToolbarAppearance()
            stage.show(bar)
        }
    }

    static let barMetrics = MemberTable("UIBarMetrics") { type in
        type.values(["default": .default, "compact": .compact] as KeyValuePairs<String, UIBarMetrics>) { stage, metrics in
            stage.navigation.toolbar.setBackgroundImage(.picture, forToolbarPosition: .any, barMetrics: metrics)
        }
        type.values(["defaultPrompt": UIBarMetrics.defaultPrompt, "compactPrompt": .compactPrompt]) { stage, metrics in
            stage.root.navigationItem.prompt = "Prompt"
            stage.navigation.navigationBar.setBackgroundImage(.picture, for: metrics)
        }
    }

    static let barStyle = MemberTable("UIBarStyle") { type in
        type.values(["default": .default, "black": .black] as KeyValuePairs<String, UIBarStyle>) { stage, style in
            stage.navigation.toolbar.barStyle = style
        }
    }

    static let bar = MemberTable("UIBar") { type in
        type.member("isTranslucent") { stage in { stage.navigation.toolbar.isTranslucent = false } }
        type.member("barTintColor") { stage in { stage.navigation.toolbar.barTintColor = .red } }
        type.member("barStyle") { stage in { stage.navigation.navigationBar.barStyle = .black } }
        type.member("barPosition") { stage in
            let bar = own(stage)
            stage.see { bar.barPosition }
            return {
                let delegate = OnTop()
                stage.keep(delegate)
                bar.delegate = delegate
            }
        }
    }

    @MainActor private static func own(_ stage: Stage) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        stage.show(bar)
        return bar
    }
}

private final class Placing: UIToolbarDelegate {
    let place: UIBarPosition

    init(_ place: UIBarPosition) { self.place = place }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
}

private final class OnTop: UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

extension UIBarAppearance {
    static func red() -> Self {
        let appearance = Self(idiom: .unspecified)
        appearance.backgroundColor = .red
        return appearance
    }
}

extension UIBarButtonItem {
    static func word(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }
}

extension UIImage {
    static var star: UIImage { UIImage(systemName: "star") ?? UIImage() }

    /// A picture from a file: 2 × 2 pixels.
    static var picture: UIImage { UIImage(contentsOfFile: file.path()) ?? UIImage() }

    private static let file: URL = {
        let file = FileManager.default.temporaryDirectory.appending(path: "lintel-member-picture.png")
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="
        try? Data(base64Encoded: png)?.write(to: file)
        return file
    }()
}
