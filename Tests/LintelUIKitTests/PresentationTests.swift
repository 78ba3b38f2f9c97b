import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// What stands above a screen: sheets, popovers, alerts.
@MainActor @Suite struct PresentationTests {
    final class Named: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    }

    static func navigation(_ title: String) -> (UINavigationController, Named) {
        let top = Named()
        top.title = title
        top.toolbarItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: top)
        navigation.isToolbarHidden = false
        return (navigation, top)
    }

    @Test("a sheet has bars of its own, the presenter keeps its own below")
    func sheet() throws {
        let (below, bottom) = Self.navigation("Below")
        let app = try LiveAppTests.app(below)
        let (above, top) = Self.navigation("Above")
        below.present(above, animated: false)
        let placed = app.placed()
        let sheet = try #require(placed.overlays.first)
        // iPhone 15: 852 high, safe area 59 above and 34 below.
        #expect(sheet.frame == Rect(x: 0, y: 69, width: 393, height: 783))
        #expect(sheet.navigationBar?.frame == Rect(x: 0, y: 69, width: 393, height: 44))
        #expect(sheet.toolbar?.frame == Rect(x: 0, y: 774, width: 393, height: 44))
        #expect(sheet.toolbar?.items.map(\.text) == ["Above"])
        #expect(placed.toolbar?.items.map(\.text) == ["Below"])
        #expect(top.view.safeAreaInsets.top == 44)
        #expect(top.view.safeAreaInsets.bottom == 78)
        #expect(bottom.log == ["appeared"])
        #expect(top.log == ["appeared"])
        below.dismiss(animated: false)
        #expect(app.placed().overlays.isEmpty)
        #expect(top.log == ["appeared", "gone"])
    }

    @Test("SB-48: a medium sheet leaves the presenter its size and the bar its style; a large one makes the bar's text light")
    func detents() throws {
        for (detent, style, top) in [
            (UISheetPresentationController.Detent.medium(), UIStatusBarStyle.darkContent, 426.0), (.large(), .lightContent, 69.0),
        ] {
            let root = Named()
            let app = try LiveAppTests.app(root)
            let sheet = Named()
            sheet.sheetPresentationController?.detents = [detent]
            root.present(sheet, animated: false)
            #expect(app.statusBarStyle == style)
            #expect(app.placed().overlays.first?.frame.y == top)
        }
    }

    @Test("touches reach a sheet's bar, and nothing below it")
    func touches() throws {
        let (below, _) = Self.navigation("Below")
        let app = try LiveAppTests.app(below)
        let (above, top) = Self.navigation("Above")
        var count = 0
        top.toolbarItems = [UIBarButtonItem(title: "Tap", primaryAction: UIAction { _ in count += 1 })]
        below.present(above, animated: false)
        let item = try #require(app.placed().overlays.first?.toolbar?.items.first)
        for phase in [Touch.Phase.began, .ended] { app.handle(.touch(Touch(phase, at: item.frame.center))) }
        #expect(count == 1)
    }

    @Test("an alert's actions are touched; then it is gone and the action runs")
    func alert() throws {
        let root = Named()
        let app = try LiveAppTests.app(root)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "The note cannot be brought back.", preferredStyle: .alert)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        root.present(alert, animated: true)
        app.run(for: 1)
        let buttons = alert.view.buttons
        #expect(buttons.map(\.currentTitle) == ["Cancel", "Delete"])
        #expect(buttons.map { $0.convert($0.bounds, to: nil).minX } == [61.5, 196.5].map { ($0 * 3).rounded() / 3 })
        #expect(app.statusBarStyle == .darkContent)
        let delete = buttons[1].convert(CGPoint(x: 20, y: 20), to: nil)
        for phase in [Touch.Phase.began, .ended] { app.handle(.touch(Touch(phase, at: Point(x: delete.x, y: delete.y)))) }
        app.run(for: 1)
        #expect(chosen == ["Delete"])
        #expect(root.presentedViewController == nil)
    }

    @Test("TB-40: a popover points at its bar item on an iPad, and is a sheet on a phone")
    func popover() throws {
        for (device, width) in [("iPad Pro 11-inch (M4)", 300.0), ("iPhone 15", 393.0)] {
            let (below, top) = Self.navigation("Below")
            let app = try LiveAppTests.app(below, device: device)
            _ = app.placed()
            let popover = Named()
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 300, height: 200)
            popover.popoverPresentationController?.barButtonItem = top.toolbarItems?.first
            top.present(popover, animated: false)
            let overlay = try #require(app.placed().overlays.first)
            #expect(overlay.frame.width == width)
            if width == 300 { #expect(overlay.frame.maxY < app.placed().toolbar?.frame.y ?? 0) }
        }
    }
}

extension UIView {
    /// In the order of the tree.
    fileprivate var buttons: [UIButton] { subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? $0.buttons } }
}
