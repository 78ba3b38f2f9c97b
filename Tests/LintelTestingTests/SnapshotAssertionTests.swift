import Foundation
import LintelDraw
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

@testable import LintelTesting

/// That snapshots fail when they should, and say why.
@MainActor @Suite struct SnapshotAssertionTests {
    final class Plain: UIViewController {
        var ground = UIColor.white
        var style = UIStatusBarStyle.darkContent
        override func viewDidLoad() { view.backgroundColor = ground }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    /// A folder that is gone after the test.
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-testing-\(UUID().uuidString)")

    func assertion(
        _ name: String = "plain", recording: SnapshotRecording = .missing, tolerance: SnapshotTolerance = .exact,
        part: SnapshotPart = .statusBar, format: SnapshotFormat = .picture
    ) -> SnapshotAssertion {
        let file = SnapshotFile(testFile: folder.path() + "/PlainTests.swift", test: "shown()", details: [name], format: format)
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        return SnapshotAssertion(file: file, part: part, tolerance: tolerance, recording: recording, site: site)
    }

    func subject(_ change: (Plain) -> Void = { _ in }) throws -> SnapshotSubject {
        let plain = Plain()
        change(plain)
        return try SnapshotSubject(try UIApplication(on: .iPhoneSE, rootViewController: plain))
    }

    @Test("a missing snapshot is recorded, and the test fails once")
    func missing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let subject = try subject()
        #expect(failures { assertion().check(subject, as: .picture) }.contains("PlainTests/shown.plain.png was recorded"))
        #expect(failures { assertion().check(subject, as: .picture) } == "")
        #expect(failures { assertion(recording: .never).check(subject, as: .picture) } == "")
    }

    @Test("on a build server nothing is recorded")
    func never() throws {
        let text = failures { assertion(recording: .never).check(try subject(), as: .picture) }
        #expect(text.contains("there is no snapshot"))
        #expect(!FileManager.default.fileExists(atPath: folder.path()))
    }

    @Test("a difference is counted, traced to its decision, and drawn")
    func difference() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failures { assertion().check(try subject(), as: .picture) }
        let text = failures { assertion().check(try subject { $0.style = .lightContent }, as: .picture) }
        let counted = try #require(text.firstMatch(of: /: (\d+) of (\d+) pixels differ/))
        // An iPhone SE's bar is 375 × 20 points at 2x; letters and glyphs cover a part of it.
        #expect(counted.output.2 == "30000")
        #expect((500...5000).contains(Int(counted.output.1) ?? 0))
        let was = "decided otherwise:\n  - 0.00 s  status bar style  → darkContent  because Plain overrides"
        #expect(text.contains(was))
        #expect(text.contains("\n  + 0.00 s  status bar style  → lightContent  because Plain overrides"))
        let path = String(try #require(text.firstMatch(of: /old, new, difference: (.+)/)).output.1)
        let picture = try #require(Bitmap(pngFile: path))
        // Under each other, 16 points apart; the difference is the last of the three.
        #expect(picture.size == PixelSize(width: 750, height: 40 * 3 + 2 * 32))
        #expect((144..<184).contains { y in (0..<750).contains { x in picture[x, y] == 0xFFFF_0000 } })
    }

    @Test("what a tolerance lets pass, and what not")
    func tolerance() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = failures { assertion().check(try subject(), as: .picture) }
        let pale = try subject { $0.ground = UIColor(white: 254.0 / 255, alpha: 1) }
        #expect(failures { assertion().check(pale, as: .picture) }.contains("pixels differ"))
        #expect(failures { assertion(tolerance: .imperceptible).check(pale, as: .picture) } == "")
        #expect(failures { assertion(tolerance: .share(0.5)).check(pale, as: .picture) }.contains("pixels differ"))
        #expect(failures { assertion(tolerance: .share(1)).check(pale, as: .picture) } == "")
        let gray = try subject { $0.ground = UIColor(white: 0.9, alpha: 1) }
        #expect(failures { assertion(tolerance: .imperceptible).check(gray, as: .picture) }.contains("pixels differ"))
    }

    @Test("two pictures of one name, a broken file, a bar that is not there, text that changed")
    func faults() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let record = assertion(recording: .record)
        #expect(failures { record.check(try subject(), as: .picture) } == "")
        let second = failures { record.check(try subject { $0.style = .lightContent }, as: .picture) }
        #expect(second.contains("two different snapshots are called shown.plain.png"))
        try Data("no picture".utf8).write(to: URL(filePath: record.file.path))
        #expect(failures { assertion().check(try subject(), as: .picture) }.contains("is no PNG picture"))
        #expect(failures { assertion("bar", part: .toolbar).check(try subject(), as: .picture) }.contains("shows no toolbar"))
        _ = failures { assertion(format: .tree).check(try subject(), as: .tree) }
        let moved = try SnapshotSubject(try UIApplication(on: .iPhone15, rootViewController: Plain()))
        #expect(failures { assertion(format: .tree).check(moved, as: .tree) }.contains("  - screen 375 × 667\n"))
    }

    @Test("an unknown device is named, with the nearest ones")
    func unknownDevice() {
        let near = ["iPhone 15 Pro Max", "iPhone 11 Pro Max", "iPhone 12 Pro Max"]
        #expect(throws: TestingError.deviceUnknown("iPhone 15 Pro Mux", near: near)) {
            try UIApplication(on: "iPhone 15 Pro Mux", rootViewController: Plain())
        }
    }

    @Test(
        "names of files",
        arguments: [
            ("shown()", ["dark"], "shown.dark.png"), ("shown(device:)", [nil], "shown.png"),
            ("`what a test`()", ["a/b"], "what-a-test.a-b.png"),
        ] as [(String, [String?], String)])
    func names(test: String, details: [String?], name: String) {
        let file = SnapshotFile(testFile: "/app/Tests/BarTests.swift", test: test, details: details, format: .picture)
        #expect(file.path == "/app/Tests/__Snapshots__/BarTests/" + name)
    }

    @Test("devices crossed with traits, and what their files are called")
    func labels() {
        let devices = [TestDevice.iPhone15].inBothAppearances.in(["en_US", "ar"]).at([.large, .accessibilityLarge])
        #expect(devices.count == 8)
        #expect(Set(devices.map(\.label)).count == 8)
        #expect(devices[7].label == "iphone-15-dark-accessibilityLarge-ar")
        #expect(TestDevice("iPhone 15").system(26, sdk: 18).label == "iphone-15-ios26-sdk18")
    }
}
