import ExampleApps
import Foundation
import LintelRunning

let console = Console.standard()
let status = console.run { () throws(CommandError) in
    try ExampleCommand().run(CommandLine.arguments.dropFirst(), as: "example-apps", console)
}
console.flush()
exit(status.rawValue)
