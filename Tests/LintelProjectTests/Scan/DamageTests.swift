import LintelEvidence
import LintelProject
import Testing

/// Files cut off anywhere, or with a byte changed anywhere, are read or refused: nothing else can happen.
struct DamageTests {
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="v">
        <!-- a --><scenes><scene sceneID="s"><objects><viewController id="v" customClass="&#x41;B"><toolbarItems/>
        <view key="view" id="w"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews><toolbar id="t"><items>
        <barButtonItem title="Item &amp; more" id="i"/><barButtonItem systemItem="flexibleSpace" id="f"/></items></toolbar></subviews>
        <constraints><constraint firstItem="t" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="c"/></constraints></view>
        <connections><outlet property="bar" destination="t" id="o"/><segue destination="v" kind="show" id="g"/></connections>
        </viewController></objects></scene></scenes><resources><image name="x" width="24" height="24"/></resources></document>
        """

    static let project = """
        // !$*UTF8*$!
        { objects = { A1 /* A */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = A1; }; G = {isa = PBXGroup; children = (A1, G, ); sourceTree = "<group>"; };
        P = {isa = PBXSourcesBuildPhase; files = (B1, P, ); }; L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_KEY_X = "a\\"b\\U00e4"; Y = 'z'; D = <0f>; }; name = R; };
        T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (P, ); name = T; };
        R = {isa = PBXProject; mainGroup = G; targets = (T, ); }; }; rootObject = R; }
        """

    enum Kind: CaseIterable {
        case list, project, interface

        var text: String {
            switch self {
            case .list: PropertyListReaderTests.xml
            case .project: DamageTests.project
            case .interface: DamageTests.storyboard
            }
        }

        /// The error, or nil when the file could be read.
        func read(_ bytes: [UInt8]) -> ReadError? {
            do throws(ReadError) {
                switch self {
                case .list: _ = try PropertyListReader.read(bytes, path: "a.plist")
                case .project: _ = try XcodeProjectReader { _ in nil }.read(bytes, path: "a.xcodeproj/project.pbxproj")
                case .interface: _ = try InterfaceReader.read(bytes, path: "a.storyboard")
                }
                return nil
            } catch {
                return error
            }
        }
    }

    @Test("Every beginning of a file is refused, at a line inside it", arguments: Kind.allCases)
    func cutOff(kind: Kind) {
        let bytes = Array(kind.text.utf8)
        #expect(kind.read(bytes) == nil)
        var lines = 1
        for length in 0..<bytes.count {
            let error = kind.read(Array(bytes[..<length]))
            if error == nil || error.map({ $0.position.line > lines }) == true {
                Issue.record("\(length) bytes: \(error.map { "\($0)" } ?? "read")")
                break
            }
            if bytes[length] == UInt8(ascii: "\n") { lines += 1 }
        }
    }

    @Test("A changed byte does no harm", arguments: Kind.allCases)
    func changed(kind: Kind) {
        let bytes = Array(kind.text.utf8)
        var refused = 0
        for (step, index) in stride(from: 0, to: bytes.count, by: 3).enumerated() {
            var damaged = bytes
            damaged[index] = Array("<>\"&;{}(\u{0}\u{FF}=/*".utf8)[step % 13]
            if kind.read(damaged) != nil { refused += 1 }
        }
        #expect(refused > 0)
    }

    @Test("A binary list cut off or changed does no harm")
    func binary() throws {
        var bytes: [UInt8] = Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x51, 0x61, 0x09, 0x08, 0x0B, 0x0D]
        bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14]
        let whole = try PropertyListReader.read(bytes, path: "a.plist")
        #expect(whole.entry("a")?.value == .boolean(true))
        for length in 0..<bytes.count {
            // The format begins with its end: some cuts leave an end by chance, but none a dictionary.
            let cut = try? PropertyListReader.read(Array(bytes[..<length]), path: "a.plist")
            #expect(cut?.entries.isEmpty ?? true)
        }
        for index in 8..<bytes.count {
            for byte in [UInt8(0), 0x7F, 0xFF, bytes[index] &+ 1] {
                var damaged = bytes
                damaged[index] = byte
                _ = Kind.list.read(damaged)
            }
        }
    }
}
