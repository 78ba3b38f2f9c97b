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

    @Test("boxes and decisions as text", arguments: [SnapshotFormat.tree, .trace])
    func text(format: SnapshotFormat) {
        assertSnapshot(of: PictureViewController.inNavigation, on: .iPhone15, as: format, named: format.rawValue)
    }
}
