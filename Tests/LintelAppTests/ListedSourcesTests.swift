import Foundation
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// `UIKitSources.txt` of this target names the files of the example `journal`: they are part of these tests.
@MainActor @Suite struct ListedSourcesTests {
    @Test("a folder stands for all files below it, and runs here as there")
    func folder() throws {
        let app = UIApplication(
            on: try #require(DeviceCatalogue.device(named: "iPhone 15")), environment: PlainEnvironment().layout,
            rootViewController: UINavigationController(rootViewController: EntriesViewController()))
        let entries = try #require(
            (app.keyWindow?.rootViewController as? UINavigationController)?.topViewController as? EntriesViewController)
        #expect(entries.tableView.numberOfRows(inSection: 0) == Entry.samples.count)
        let compose = try #require(entries.toolbarItems?.last)
        app.sendAction(try #require(compose.action), to: compose.target, from: compose, for: nil)
        #expect(entries.tableView.numberOfRows(inSection: 0) == Entry.samples.count + 1)
    }

    @Test("what stands after a hyphen is left out", arguments: [("AppDelegate", false), ("EntryViewController", true)])
    func leftOut(name: String, isThere: Bool) {
        #expect((NSClassFromString("LintelAppTests.\(name)") != nil) == isThere)
    }
}
