import ExampleApps
import LintelApp
import LintelModel
import LintelProject
import LintelRunning
import LintelUIKit

/// Runs one of the example apps.
struct ExampleCommand: Command {
    let name = "example-apps"

    var syntax: CommandSyntax {
        CommandSyntax(
            "runs one of the example apps in a window, or by a script without one",
            details: ["APP is one of \(Self.names.joined(separator: ", "))."] + AppRun.details,
            operands: CommandSyntax.Operands(placeholder: "APP", count: 1...1), groups: AppRun.groups)
    }

    private static let names = ExampleApp.allCases.map(\.rawValue)

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let name = arguments.operands[0]
        guard let example = ExampleApp(rawValue: name) else {
            throw .usage(.badValue("APP", .unknown(name, allowed: Self.names, nearest: NearestName.of(name, among: Self.names))))
        }
        try AppRun.run(arguments, console) { screen, environment in
            UIApplication(showing: screen, environment: environment, rootViewController: example.rootViewController())
        }
        return .done
    }
}
