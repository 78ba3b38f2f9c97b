import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// Bars that an app puts into its views by itself, and what is done to bars wrongly.
@MainActor @Suite struct OwnBarTests {
    private static func app(_ bars: UIView...) throws -> UIApplication {
        let root = UIViewController()
        for bar in bars { root.view.addSubview(bar) }
        return try LiveAppTests.app(root)
    }

    private static func toolbar(_ frame: CGRect, _ titles: String...) -> UIToolbar {
        let bar = UIToolbar(frame: frame)
        bar.items = titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        return bar
    }

    @Test("TB-05: pinned to the safe area a bar reaches to the screen's edge; pinned to the view its items lie below the home indicator")
    func edges() throws {
        let onSafeArea = try Self.app(Self.toolbar(CGRect(x: 0, y: 774, width: 393, height: 44), "Word"))
        #expect(onSafeArea.describedScreen.toolbar?.placement == .standalone(.safeAreaBottom))
        #expect(onSafeArea.placed().toolbar?.frame == Rect(x: 0, y: 774, width: 393, height: 44))
        let onView = try Self.app(Self.toolbar(CGRect(x: 0, y: 808, width: 393, height: 44), "Word"))
        #expect(onView.describedScreen.toolbar?.placement == .standalone(.viewBottom))
        #expect(onView.placed().toolbar?.items.first?.frame.maxY == 852)
    }

    private final class Top: UIToolbarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    @Test("TB-06: a bar of the app's own asks its delegate where it belongs")
    func position() throws {
        let bar = Self.toolbar(CGRect(x: 0, y: 59, width: 393, height: 44), "Word")
        #expect(bar.barPosition == .bottom)
        let delegate = Top()
        bar.delegate = delegate
        #expect(bar.barPosition == .topAttached)
        let app = try Self.app(bar)
        let place = OwnBarPlace(Rect(x: 0, y: 59, width: 393, height: 44), position: .topAttached)
        #expect(app.describedScreen.toolbar?.placement == .standalone(.placed(place)))
    }

    @Test("Several on one screen, each in its own width; the first stands for the screen")
    func several() throws {
        let first = Self.toolbar(CGRect(x: 0, y: 200, width: 393, height: 44), "One")
        let second = Self.toolbar(CGRect(x: 100, y: 400, width: 200, height: 44), "Two")
        let app = try Self.app(first, second)
        let placed = app.placed()
        #expect(placed.toolbar?.items.map(\.text) == ["One"])
        #expect(placed.content.contains { $0.says("One") })
        #expect(placed.content.contains { $0.says("Two") })
        #expect(placed.toolbar?.drawing.isEmpty == true)
    }

    @Test("TB-09: a bar's own content lies above the views that an app adds, and takes their touches")
    func addedViews() throws {
        let bar = Self.toolbar(CGRect(x: 0, y: 200, width: 393, height: 44), "Word")
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        bar.items?.append(UIBarButtonItem(customView: custom))
        let added = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.addSubview(added)
        _ = try Self.app(bar)
        #expect(bar.subviews.contains { $0 === custom })
        #expect(bar.hitTest(CGPoint(x: 390, y: 5), with: nil) === bar)
        #expect(bar.hitTest(custom.center, with: nil) === custom)
    }

    @Test("TB-32: a managed toolbar whose view is hidden is not seen, and keeps its room")
    func hiddenView() throws {
        let root = UIViewController()
        root.toolbarItems = [UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation)
        app.advance(to: 1)
        let insets = app.resolution.contentInsets
        navigation.toolbar.isHidden = true
        #expect(app.placed().toolbar == nil)
        #expect(app.resolution.contentInsets == insets)
        navigation.toolbar.isHidden = false
        navigation.isToolbarHidden = true
        #expect(app.resolution.contentInsets.bottom < insets.bottom)
    }

    @Test("TB-42: the same item twice is shown once, and the trace says so")
    func twice() throws {
        let item = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
        let app = try Self.app(bar)
        bar.items = [item, .flexibleSpace(), item]
        #expect(bar.items?.count == 2)
        #expect(app.trace.last { $0.subject == .misuse }?.cause == ["the same item stands twice in one bar (TB-42)"])
    }

    @Test("A delegate on a managed bar and a controller twice on the stack end the app")
    func refusals() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                let top = Top()
                withExtendedLifetime((navigation, top)) { navigation.toolbar.delegate = top }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            }
        }
    }
}

extension Scene.Item {
    /// Whether a text is painted by it.
    fileprivate func says(_ text: String) -> Bool {
        switch self {
        case .text(let run): run.text == text
        case .group(let group): group.items.contains { $0.says(text) }
        case .fill, .stroke, .image, .backdropBlur: false
        }
    }
}
