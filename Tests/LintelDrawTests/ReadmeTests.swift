import Foundation
import LintelDraw
import LintelModel
import LintelTestSupport
import Testing

/// README's Swift sample compiles, runs, and stands here line for line.
@Suite struct ReadmeTests {
    /// The sample; its only change is the place of the picture.
    private func draw(to path: String) throws {
        var screen = Screen(device: DeviceCatalogue.device(named: "iPhone 15")!)
        screen.navigationBar = NavigationBar(title: "Inbox")
        screen.toolbar = Toolbar(items: [.title("Today"), .flexibleSpace, .title("Inbox")])
        let renderer = try ScreenRenderer()
        try renderer.write(renderer.place(screen), to: path)
    }

    @Test func sampleDrawsTheScreen() throws {
        let project = try TemporaryProject()
        let path = project.path + "inbox.png"
        try draw(to: path)
        let head = try Data(contentsOf: URL(filePath: path)).prefix(24)
        // Width and height stand in the first chunk (PNG specification, section 11.2.2): 393 × 852 points at scale 3.
        let numbers = [head.dropFirst(16).prefix(4), head.dropFirst(20)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
        #expect(numbers == [1179, 2556])
    }

    @Test func sampleStandsInTheReadme() throws {
        func lines(_ text: Substring) -> [String] {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        }
        let readme = try String(contentsOf: PackageRoot.folder.appending(path: "README.md"), encoding: .utf8)
        let sample = try #require(readme.firstMatch(of: /```swift\n([\s\S]*?)```/)).output.1
        let here = try String(contentsOfFile: #filePath, encoding: .utf8)
        let body = try #require(here.firstMatch(of: /func draw\(to path: String\) throws \{\n([\s\S]*?)\n    \}/)).output.1
        #expect(lines(sample).map { $0.replacing("\"inbox.png\"", with: "path") } == lines(body))
    }
}
