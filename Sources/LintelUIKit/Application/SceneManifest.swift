import Foundation

/// The scenes of the app's own display that its property list names (`UIApplicationSceneManifest`).
package struct SceneManifest: Sendable {
    /// One configuration.
    struct Entry: Sendable {
        let name: String?
        /// As written, with or without the module's name.
        let delegateClass: String?
        let storyboard: String?
    }

    let entries: [Entry]
    /// Of an app without scenes, and for iPads where they have their own.
    private let mainStoryboard: String?
    private let mainStoryboardForPads: String?

    /// No manifest: the app has windows and no scene of its own, or sets its scene up in code.
    package init() { self.init([:]) }

    /// - Parameter list: the whole property list.
    package init(_ list: [String: Any]) {
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        entries = configurations.map {
            Entry(
                name: $0["UISceneConfigurationName"] as? String, delegateClass: $0["UISceneDelegateClassName"] as? String,
                storyboard: $0["UISceneStoryboardFile"] as? String)
        }
        mainStoryboard = list["UIMainStoryboardFile"] as? String
        mainStoryboardForPads = list["UIMainStoryboardFile~ipad"] as? String
    }

    private func entry(_ name: String?) -> Entry? { entries.first { $0.name == name } ?? (name == nil ? entries.first : nil) }

    /// The storyboard that a configuration without one means.
    func storyboard(for name: String?) -> String? { entry(name)?.storyboard }

    /// The storyboard that the app starts from where it has no scenes.
    func mainStoryboard(isPad: Bool) -> String? {
        guard entries.isEmpty else { return nil }
        return isPad ? mainStoryboardForPads ?? mainStoryboard : mainStoryboard
    }

    /// The class that a configuration without one means. Without a manifest it is the one that Xcode's template names,
    /// `SceneDelegate`, which leaves the class to the list.
    /// - Parameter module: what names without a module belong to.
    func delegateClass(for name: String?, module: String) -> AnyClass? {
        guard let written = entry(name)?.delegateClass ?? (entries.isEmpty && name != nil ? "SceneDelegate" : nil) else { return nil }
        let plain = written.split(separator: ".").last.map(String.init) ?? written
        return NSClassFromString(written) ?? NSClassFromString("\(module).\(plain)")
    }
}
