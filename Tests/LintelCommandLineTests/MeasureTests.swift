import Foundation
import LintelTestSupport
import Testing

@testable import LintelCommandLine

/// cli.md, `measure --format json`, read back by Foundation.
@Suite struct MeasureTests {
    private static func measure(_ arguments: [String]) throws -> [String: Any] {
        try #require(try Transcript(["measure", "--format", "json"] + arguments).json() as? [String: Any])
    }

    @Test func hasEveryMemberOfTheContract() throws {
        let value = try Self.measure(["--device", "iPhone 15"])
        let members = """
            schemaVersion device class scale orientation system screen safeArea contentInsets note statusBar navigationBar toolbar tabBar
            keyboard homeIndicator
            """.split { $0 == " " || $0 == "\n" }.map(String.init)
        #expect(Set(members).isSubset(of: value.keys))
        #expect(value["schemaVersion"] as? Int == 1 && value["class"] as? String == "dynamicIsland" && value["scale"] as? Int == 3)
        #expect(value["toolbar"] is NSNull && value["keyboard"] is NSNull && value["note"] is NSNull)
        let bar = try #require(value["statusBar"] as? [String: Any])
        #expect(Set(["frame", "hidden", "style", "decidedBy", "contrast", "background", "items"]).isSubset(of: bar.keys))
        #expect(bar["background"] as? String == "none" && bar["style"] as? String == "darkContent")
    }

    @Test("TB-58: an open menu is measured; what a menu holds is no overflow")
    func openMenu() throws {
        let file = PackageRoot.folder.appending(path: "Examples/Toolbar/Menu.screen.json").path()
        let value = try Self.measure([file])
        let panels = try #require(value["menu"] as? [[String: Any]])
        let rows = try #require(panels.first?["rows"] as? [[String: Any]])
        #expect(panels.count == 1 && (panels.first?["frame"] as? [String: Double])?["width"] == 250)
        #expect(rows.map { $0["kind"] as? String } == ["row", "row", "divider", "row", "row", "divider", "row"])
        #expect(rows.compactMap { $0["title"] as? String } == ["Pin Note", "Sort By", "Show Date", "Lock", "Delete"])
        #expect(rows.compactMap { $0["state"] as? String } == ["off", "off", "on", "off", "off"])
        #expect(rows.compactMap { $0["enabled"] as? Bool } == [true, true, true, false, true])
        #expect((value["toolbar"] as? [String: Any])?["overflow"] == nil)
        let table = Transcript(["measure", file]).output
        #expect(table.contains("“Delete” destructive") && table.contains("“Sort By” submenu"))
        #expect(try Self.measure(["--device", "iPhone 15"])["menu"] == nil)
    }

    /// SB-27 and devices.md: sizes of screens and their safe areas.
    @Test(arguments: [
        ("iPhone 15", 393.0, 852.0, 59.0, 34.0), ("iPhone SE (3rd generation)", 375, 667, 20, 0), ("iPhone 14", 390, 844, 47, 34),
        ("iPad Pro 11-inch (M4)", 834, 1210, 24, 20),
    ])
    func screenAndSafeArea(device: String, width: Double, height: Double, top: Double, bottom: Double) throws {
        let value = try Self.measure(["--device", device])
        #expect(value["screen"] as? [String: Double] == ["width": width, "height": height])
        #expect(value["safeArea"] as? [String: Double] == ["top": top, "left": 0, "bottom": bottom, "right": 0])
    }

    @Test func pixelsAreWholeAndPointsTimesScale() throws {
        func ink(_ arguments: [String]) throws -> [String: [String: Double]] {
            let bar = try #require(try Self.measure(["--device", "iPhone 15"] + arguments)["statusBar"] as? [String: Any])
            let items = bar["items"] as? [[String: Any]] ?? []
            return Dictionary(uniqueKeysWithValues: items.map { ($0["id"] as? String ?? "", $0["ink"] as? [String: Double] ?? [:]) })
        }
        let pixels = try ink(["--pixels"])
        let points = try ink([])
        #expect(pixels.keys.sorted() == ["battery", "cellular", "time", "wifi"])
        for (id, box) in pixels {
            for (name, value) in box {
                #expect(value == value.rounded())
                #expect(abs(value - (points[id]?[name] ?? 0) * 3) < 0.002)
            }
        }
    }

    @Test func severalScreensAnswerWithAnArrayInOrder() throws {
        let transcript = Transcript([
            "measure", "--format", "json", "--device", "iPhone 15", "--device", "iPhone 14", "--appearance", "dark", "--appearance",
            "light",
        ])
        let values = try #require(try transcript.json() as? [[String: Any]])
        #expect(values.compactMap { $0["device"] as? String } == ["iPhone 15", "iPhone 15", "iPhone 14", "iPhone 14"])
        #expect(values.compactMap { $0["appearance"] as? String } == ["dark", "light", "dark", "light"])
    }

    @Test func linesHoldOneScreenEach() throws {
        let transcript = Transcript([
            "measure", "--format", "jsonl", "--device", "iPhone 15", "--orientation", "portrait", "--orientation", "landscape",
        ])
        let lines = transcript.output.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(value?["schemaVersion"] as? Int == 1)
        }
    }

    /// T3: the toolbar leaves while the keyboard is up.
    @Test func keyboardHidesTheToolbar() throws {
        let folder = try TemporaryFolder(["A.screen.json": Array("{ toolbar: { items: [{ title: 'Edit' }] } }".utf8)])
        func toolbar(_ flags: [String]) throws -> [String: Any] {
            let transcript = Transcript(["measure", "--format", "json", "TMP/A.screen.json"] + flags, in: folder)
            return try #require((transcript.json() as? [String: Any])?["toolbar"] as? [String: Any])
        }
        #expect(try toolbar([])["hidden"] as? Bool == false)
        #expect(try toolbar([])["hiddenBy"] is NSNull)
        #expect(try toolbar(["--keyboard"])["hidden"] as? Bool == true)
        #expect(try toolbar(["--keyboard"])["hiddenBy"] as? String == "keyboard")
    }

    @Test(arguments: [
        ("iPhone 4s", "18", "iPhone 4s ended with iOS 9.3: drawn by its class"),
        ("iPhone 15", "13", "iPhone 15 began with iOS 17: drawn by its class"),
    ])
    func notesSystemsTheDeviceNeverRan(device: String, system: String, note: String) throws {
        #expect(try Self.measure(["--device", device, "--system", system])["note"] as? String == note)
    }
}
