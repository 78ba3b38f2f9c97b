import Foundation
import LintelModel
import LintelRunning
import LintelUIKit

/// What an app's executable does: it launches the app's delegate.
struct AppCommand: Command {
    let name: String
    let delegateClass: AnyClass

    private static let propertyList = Option.text(
        "info-plist", "FILE", help: "the app's Info.plist: how its status bar starts, and its scenes")

    var syntax: CommandSyntax {
        CommandSyntax(
            "runs this app in a window, or by a script without one", details: AppRun.details,
            groups: [OptionGroup(title: "app", options: [Self.propertyList.syntax])] + AppRun.groups)
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let list = try arguments[Self.propertyList].map { (path) throws(CommandError) in try AppPropertyList(readingFrom: path) }
        try AppRun.run(arguments, console) { screen, environment in
            UIApplication(
                showing: screen, keys: list?.keys ?? StatusBarKeys(), manifest: list?.manifest ?? SceneManifest(), environment: environment
            ) {
                UIApplication.instance(of: delegateClass) as? any UIApplicationDelegate
            }
        }
        return .done
    }
}
