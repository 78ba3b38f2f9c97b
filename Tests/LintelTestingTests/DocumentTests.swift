import Foundation
import LintelTestSupport
import Testing

/// The example of docs/testing.md is the file that is compiled and run here.
@Suite struct DocumentTests {
    @Test func example() throws {
        let page = try String(contentsOf: PackageRoot.folder.appending(path: "docs/testing.md"), encoding: .utf8)
        let file = PackageRoot.folder.appending(path: "Tests/LintelTestingTests/InboxExample.swift")
        let code = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains("```swift\n" + code + "```\n"))
    }
}
