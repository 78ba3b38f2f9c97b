import ExampleApps
import LintelDraw
import LintelLayout
import LintelModel
import LintelUIKit

/// The example apps at a few moments of a run, each a strip of screens.
@MainActor
struct AppPictures {
    /// A screen and what it shows.
    struct Moment {
        var caption: String
        var screen: PlacedScreen
    }

    let renderer: ScreenRenderer

    /// Every picture with its file's name.
    func all() throws -> [(name: String, moments: [Moment])] {
        [
            ("app-photos", try photos()), ("app-calendar", try calendar()), ("app-clock", try clock()), ("app-mail", try mail()),
            ("app-compose", try compose()), ("app-feed", try feed()), ("app-pad", try pad()),
        ]
    }

    private func app(_ example: ExampleApp, on name: String, system: SystemVersion = 18, orientation: Orientation = .portrait)
        -> UIApplication
    {
        guard let device = DeviceCatalogue.device(named: name) else { preconditionFailure("\(name) is in the catalogue") }
        return UIApplication(
            on: device, traits: Traits(orientation: orientation, system: system), environment: renderer.environment,
            rootViewController: example.rootViewController())
    }

    private func moment(_ caption: String, _ app: UIApplication) throws -> Moment {
        Moment(caption: caption, screen: try renderer.styled(app.placed()))
    }

    private func photos() throws -> [Moment] {
        let app = app(.photos, on: "iPhone 16 Pro")
        var moments = [try moment("At rest", app)]
        app.tap(at: Point(x: 200, y: 400))
        app.run(for: 0.15)
        moments.append(try moment("One tap: everything fades", app))
        app.run(for: 1)
        moments.append(try moment("The picture alone", app))
        app.tap(at: Point(x: 200, y: 400))
        app.run(for: 1)
        return moments + [try moment("The next tap brings it back", app)]
    }

    private func calendar() throws -> [Moment] {
        try [18, 26].map { try moment("iOS \($0)", app(.calendar, on: "iPhone 15", system: $0)) }
    }

    private func clock() throws -> [Moment] {
        let app = app(.clock, on: "iPhone 15")
        return try ["Alarm", "Stopwatch", "Timer"].enumerated().map { index, title in
            if index > 0 { app.tap(at: Point(x: (Double(index) + 0.5) / 3 * app.describedScreen.size.width, y: 790)) }
            app.run(for: 1)
            return try moment("\(title): a tab bar, no toolbar", app)
        }
    }

    private func mail() throws -> [Moment] {
        let app = app(.mail, on: "iPhone 15")
        var moments = [try moment("At rest", app)]
        app.drag(from: Point(x: 200, y: 650), to: Point(x: 200, y: 350), for: 0.5)
        app.run(for: 3)
        moments.append(try moment("Scrolled: rows lie beneath both bars", app))
        for _ in 0..<12 {
            app.drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 150), for: 0.3)
            app.run(for: 2)
        }
        return moments + [try moment("At the end of the list", app)]
    }

    private func compose() throws -> [Moment] {
        let app = app(.compose, on: "iPhone 15")
        var moments = [try moment("The toolbar at rest", app)]
        app.tap(at: Point(x: 200, y: 140))
        app.typeText("Tickets")
        app.run(for: 1)
        moments.append(try moment("It leaves while the keyboard is up", app))
        app.handle(.keyboard(isUp: false))
        app.run(for: 1)
        return moments + [try moment("And returns", app)]
    }

    private func feed() throws -> [Moment] {
        try ["iPhone 8", "iPhone 15"].flatMap { name in
            let app = app(.feed, on: name, system: 15)
            app.tap(at: Point(x: app.describedScreen.size.width - 30, y: name == "iPhone 8" ? 42 : 80))
            app.run(for: 1)
            return [try moment("\(name) while it loads", app)]
        }
    }

    private func pad() throws -> [Moment] {
        [
            try moment("Phone: a toolbar", app(.pad, on: "iPhone 15")),
            try moment("iPad: actions at the top", app(.pad, on: "iPad Pro 11-inch (M4)", orientation: .landscape)),
        ]
    }
}
