import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Wheels that turn, in bars and elsewhere.
@MainActor @Suite struct ActivityIndicatorTests {
    private static func screen(_ spinner: UIActivityIndicatorView, isInBar: Bool) throws -> UIApplication {
        let controller = UIViewController()
        if isInBar {
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        } else {
            controller.view.addSubview(spinner)
        }
        return try LiveAppTests.app(UINavigationController(rootViewController: controller))
    }

    private func spokes(_ app: UIApplication, isInBar: Bool) -> [Scene.Item] {
        let placed = app.placed()
        let items = isInBar ? placed.navigationBar?.items.first { $0.id == "view" }?.drawing ?? [] : placed.content
        return items.flatMap(\.flattened).filter { item in
            if case .stroke = item { return true }
            return false
        }
    }

    @Test("a wheel has eight spokes, turns while it is told to, and is gone when it stops", arguments: [true, false])
    func turning(isInBar: Bool) throws {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden && !spinner.isAnimating)
        let app = try Self.screen(spinner, isInBar: isInBar)
        #expect(spokes(app, isInBar: isInBar).isEmpty)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        let first = spokes(app, isInBar: isInBar)
        #expect(first.count == 8)
        app.run(for: 0.1)
        #expect(spokes(app, isInBar: isInBar) == first)
        app.run(for: 0.05)
        #expect(spokes(app, isInBar: isInBar) != first)
        app.run(for: 0.86)
        #expect(spokes(app, isInBar: isInBar) == first)
        spinner.stopAnimating()
        #expect(spokes(app, isInBar: isInBar).isEmpty)
        spinner.hidesWhenStopped = false
        #expect(spokes(app, isInBar: isInBar).count == 8)
    }

    @Test("a wheel asks for the next frame while it turns on screen, and for none otherwise")
    func frames() throws {
        let spinner = UIActivityIndicatorView(style: .medium)
        let app = try Self.screen(spinner, isInBar: false)
        app.run(for: 1)
        #expect(app.nextChange == nil)
        spinner.startAnimating()
        #expect(try #require(app.nextChange) - app.time < 0.1251)
        spinner.removeFromSuperview()
        app.run(for: 0.2)
        #expect(app.nextChange == nil)
    }

    @Test(
        "styles have their sizes and colours",
        arguments: [
            (UIActivityIndicatorView.Style.medium, 20.0, UIColor.systemGray), (.large, 37, .systemGray), (.white, 20, .white),
            (.whiteLarge, 37, .white), (.gray, 20, .systemGray),
        ])
    func styles(style: UIActivityIndicatorView.Style, side: Double, color: UIColor) {
        let spinner = UIActivityIndicatorView(style: style)
        #expect(spinner.frame.size == CGSize(width: side, height: side))
        #expect(spinner.intrinsicContentSize == spinner.frame.size)
        #expect(spinner.color == color)
        spinner.color = .systemRed
        #expect(spinner.color == .systemRed)
        spinner.color = nil
        #expect(spinner.color == color)
    }
}

extension Scene.Item {
    /// Itself, or what a group holds.
    var flattened: [Scene.Item] {
        if case .group(let group) = self { return group.items.flatMap(\.flattened) }
        return [self]
    }
}
