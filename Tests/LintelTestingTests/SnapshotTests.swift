import LintelModel
import LintelTesting
import LintelUIKit
import Testing

/// Snapshots kept beside this file, as an app's team would keep them.
@MainActor @Suite struct SnapshotTests {
    @Test("one bar, many devices")
    func toolbar() {
        assertSnapshot(of: PictureViewController.inNavigation, on: [.iPhoneSE, .iPhone15, .iPhone15.system(26)], showing: .toolbar)
    }

    @Test("the status bar of an app as it stands")
    func statusBar() throws {
        let app = try UIApplication(on: .iPhone15, rootViewController: PictureViewController())
        assertSnapshot(of: app, showing: .statusBar)
    }

    /// A screen of the model, without any app.
    static func described(_ title: String) throws -> Screen {
        var screen = Screen(device: try #require(DeviceCatalogue.device(named: "iPhone SE (3rd generation)")))
        screen.toolbar = Toolbar(items: [.title(title), .flexibleSpace, .title("Inbox")])
        return screen
    }

    @Test("a described screen: its toolbar, its boxes and its decisions")
    func describedScreen() throws {
        assertSnapshot(of: try Self.described("Today"), showing: .toolbar)
        assertSnapshot(of: try Self.described("Today"), as: .tree, named: "tree")
        assertSnapshot(of: try Self.described("Today"), as: .trace, named: "trace")
    }

    @Test("a described screen that differs from its snapshot fails")
    func describedScreenDiffers() throws {
        func report(_ title: String, _ part: SnapshotPart, _ format: SnapshotFormat, _ name: String?) throws -> String {
            let screen = try Self.described(title)
            return failures {
                assertSnapshot(of: screen, showing: part, as: format, named: name, record: .never, test: "describedScreen()")
            }
        }
        #expect(try report("Today", .toolbar, .picture, nil) == "")
        #expect(try report("Later", .toolbar, .picture, nil).contains("pixels differ"))
        #expect(try report("Today", .screen, .tree, "tree") == "")
        #expect(try report("Later", .screen, .tree, "tree").contains("Later"))
        #expect(try report("Today", .tabBar, .picture, nil).contains("shows no tab bar"))
    }

    @Test("boxes and decisions as text", arguments: [SnapshotFormat.tree, .trace])
    func text(format: SnapshotFormat) {
        assertSnapshot(of: PictureViewController.inNavigation, on: .iPhone15, as: format, named: format.rawValue)
    }
}
