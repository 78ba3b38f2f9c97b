import ExampleApps
import Foundation
import LintelDraw
import LintelModel
import LintelUIKit
import LintelWindow

let names = ExampleApp.allCases.map(\.rawValue).joined(separator: ", ")
let usage = """
    usage: example-apps APP [DEVICE [SYSTEM]]   runs one of the example apps in a window

    APP     \(names)
    DEVICE  a name that `lintel devices` prints; iPhone 15 unless said
    SYSTEM  13 to 27; 18 unless said

    """

func stop(_ text: String) -> Never {
    FileHandle.standardError.write(Data(text.utf8))
    exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, arguments.count <= 3 else { stop(usage) }
guard let example = ExampleApp(rawValue: name) else { stop("error: no example app is called \(name)\n  help: one of \(names)\n") }
let deviceName = arguments.count > 1 ? arguments[1] : "iPhone 15"
guard let device = DeviceCatalogue.device(named: deviceName) else {
    let near = DeviceCatalogue.suggestions(for: deviceName).joined(separator: ", ")
    stop("error: no device is called \(deviceName)\n  help: \(near.isEmpty ? "lintel devices lists all" : "did you mean \(near)?")\n")
}
let systemText = arguments.count > 2 ? arguments[2] : "18"
guard let major = Int(systemText), (13...27).contains(major) else { stop("error: \(systemText) is no system\n  help: 13 to 27\n") }

do {
    let renderer = try ScreenRenderer()
    let app = UIApplication(
        on: device, traits: Traits(system: SystemVersion(major)), environment: renderer.environment,
        rootViewController: example.rootViewController())
    var options = WindowOptions()
    options.didTakePicture = { print($0) }
    try SimulationWindow(app, renderer, options: options).run()
    for decision in app.trace { print(decision) }
} catch {
    stop("error: \(error)\n")
}
