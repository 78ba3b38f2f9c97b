import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
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

    private static func shown(_ style: UIAlertController.Style, system: SystemVersion) throws -> UIAlertController {
        let root = Named()
        let app = try LiveAppTests.app(root, system: system)
        let alert = UIAlertController(title: "Delete?", message: "It will not come back.", preferredStyle: style)
        for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style))
        }
        root.present(alert, animated: false)
        app.commit()
        return alert
    }

    @Test("an alert's panel is 270 wide, its lines stand by their baselines at 36, 20 and 24; since 26 it is 320 wide, its buttons apart")
    func alertGeometry() throws {
        for (system, width, left, row) in [(SystemVersion(18), 270.0, 0.0, 44.0), (26, 320, 16, 48)] {
            let alert = try Self.shown(.alert, system: system)
            let panel = try #require(alert.view.subviews.first)
            #expect(panel.frame.width == width && abs(panel.frame.midX - 196.5) < 0.2)
            let (title, message) = (UIFont.systemFont(ofSize: 17).lineHeight, UIFont.systemFont(ofSize: 15).lineHeight)
            let header = system == 26 ? 18 + title + 8 + message + 8 + 16 : 36 + 20 + 24 + 1.0 / 3
            let frames = panel.buttons.map { $0.convert($0.bounds, to: panel) }
            for frame in frames { #expect(abs(frame.minY - header) < 0.34 && frame.height == row) }
            let starts: [CGFloat] = [CGFloat(left), system == 26 ? 164 : 135]
            #expect(frames.map { $0.minX.rounded() } == starts)
            #expect(abs(panel.frame.height - header - row - left) < 0.5)
        }
    }

    @Test("an action sheet's rows are 57 high, its lines stand at 27, 22 and 17, and its cancel button is 8 below")
    func sheetGeometry() throws {
        let alert = try Self.shown(.actionSheet, system: 18)
        let frames = alert.view.buttons.map { $0.convert($0.bounds, to: nil) }
        #expect(frames.map(\.width) == [377, 377] && frames.map(\.height) == [57, 57])
        // The safe area ends at 818.
        #expect(abs(frames[1].maxY - 810) < 0.34 && abs(frames[1].minY - frames[0].maxY - 8) < 0.34)
        let panel = try #require(alert.view.subviews.first?.subviews.first)
        #expect(abs(panel.frame.height - (27 + 22 + 17 + 1.0 / 3 + 57)) < 0.5)
    }

    @Test("sheets and alerts darken what is below by 0.2, in the dark by 0.48", arguments: [(Appearance.light, 0.2), (.dark, 0.48)])
    func dimming(appearance: Appearance, strength: Double) throws {
        let root = Named()
        let device = try #require(DeviceCatalogue.device(named: "iPhone 15"))
        let app = UIApplication(
            on: device, traits: Traits(appearance: appearance, system: 18), environment: PlainEnvironment().layout, rootViewController: root
        )
        for alert in [UIAlertController(title: "Title", message: nil, preferredStyle: .alert), Named()] {
            root.present(alert, animated: false)
            guard case .fill(_, .color(let color))? = app.placed().overlays.first?.dimming.first else {
                Issue.record("no dimming")
                return
            }
            #expect(color == Color.black.opacity(strength))
            root.dismiss(animated: false)
        }
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
