import LintelDraw
package import LintelModel
import LintelProject
package import LintelRunning
package import LintelUIKit
package import LintelLayout

/// Runs an app as the options of a command line ask: in a window, or by a script without one.
package enum AppRun {
    /// Of the screen's options, those that an app does not decide itself.
    package static let groups = [RunOptions.group(and: [])] + ScreenOptions.groups(without: ["scroll"])

    package static let details = RunOptions.details

    /// - Parameter launch: makes the app, on a screen with device, traits and status.
    package static func run(
        _ arguments: Arguments, _ console: Console,
        launch: @escaping @MainActor @Sendable (Screen, LayoutEnvironment) -> UIApplication
    ) throws(CommandError) {
        let screen = try screen(arguments)
        let request = try RunRequest(arguments, on: screen)
        let stage = try ScreenStage()
        try request.run(
            Runnable(hasTasks: true) { renderer in
                let app = launch(screen, renderer.environment)
                if screen.isKeyboardUp { app.handle(.keyboard(isUp: true)) }
                return app
            }, on: stage, console)
        MainThread.run { UIApplication.shared.terminate() }
    }

    private static func screen(_ arguments: Arguments) throws(CommandError) -> Screen {
        let variants = ScreenOptions.variants(arguments)
        guard variants.count == 1 else {
            throw .usage(.severalScreensOneRun(count: variants.count, known: variants.map { $0.labels.joined(separator: " ") }))
        }
        var screen = Screen(device: ScreenSettings.defaultDevice)
        variants[0].settings.apply(to: &screen)
        return screen
    }
}
