import Foundation
import LintelEvidence
import LintelSwiftSource
import LintelTestSupport
import Testing

/// Files that are only scanned, and files that are broken or meant to break readers.
@Suite struct ScanTests {
    static let source = """
        import UIKit
        // class InComment: Nothing {}
        let text = "class InString: Nothing {}"
        let long = \"\"\"
        class InLongString: "Nothing" {}
        \"\"\"
        public final class List<T: Equatable>: Base.Controller<T>, Themed where T: Hashable {
            class func make() -> Self { Self.class }
            class var shared: Int { 1 }
            struct Row { let next = DetailViewController() }
        }
        /* enum Gone {} */ extension List.Row: Themed, Sendable {}
        """

    @Test("types and controllers without parsing") func scan() {
        let file = SwiftSourceReader.scan(path: "L.swift", bytes: Array(Self.source.utf8))
        #expect(file.isScannedOnly)
        #expect(file.typeLines == ["class List: Controller, Themed 7", "struct Row 10", "extension Row: Themed, Sendable 12"])
        #expect(file.imports == ["UIKit"])
        #expect(file.mentions == ["DetailViewController"])
    }

    @Test("the scan finds what the parser finds") func scanAgreesWithParser() {
        let scanned = SwiftSourceReader.scan(path: "L.swift", bytes: Array(Self.source.utf8)).typeLines
        #expect(SwiftSourceReader.read(path: "L.swift", bytes: Array(Self.source.utf8)).typeLines == scanned)
    }

    @Test("files that never mention a bar are scanned") func filter() {
        let quiet = SwiftSourceReader.evidence(path: "Q.swift", bytes: Array("class Q: R {}".utf8))
        #expect(quiet?.isScannedOnly == true)
        let loud = SwiftSourceReader.evidence(path: "Q.swift", bytes: Array("class Q: R { let bar = UIToolbar() }".utf8))
        #expect(loud?.isScannedOnly == false)
        #expect(SwiftSourceReader.evidence(path: "Q.swift", bytes: Array("let a = 1".utf8)) == nil)
    }

    static let brokenSources: [(name: String, source: String)] = [
        ("empty", ""), ("no end", "class A: B { override var prefersStatusBarHidden: Bool { if a { return"),
        ("merge conflict", "<<<<<<< HEAD\nclass A: B {\n=======\nclass A: C {\n>>>>>>> other\nlet toolbar = 1 }"),
        ("open string", "let statusBar = \"abc\nclass A {}"), ("open comment", "/* statusBar class A {"),
        ("deep brackets", "let toolbar = " + String(repeating: "[", count: 4000)),
        ("deep closures", "let toolbar = " + String(repeating: "{ ", count: 4000)),
        ("long chain", "let toolbar = a" + String(repeating: ".b()", count: 8000)),
        ("long sum", "let toolbar = 1" + String(repeating: " + 1", count: 8000)),
        ("many subscripts", "toolbar" + String(repeating: "[0]", count: 8000)),
        ("many choices", "let toolbar = " + String(repeating: "a ? b : ", count: 4000) + "c"),
        ("open brackets", "let toolbar = " + String(repeating: "[ ", count: 30)),
        ("type arguments", "let toolbar: " + String(repeating: "A<", count: 4000) + "B" + String(repeating: ">", count: 4000)),
        ("function types", "let toolbar: " + String(repeating: "() -> ", count: 4000) + "A"),
        ("conditional compilation", String(repeating: "#if A\n", count: 4000) + "toolbar()"),
        ("alternatives", "func f() { " + String(repeating: "if a { toolbar() } else ", count: 8000) + "{} }"),
    ]

    @Test("broken and deep source is survived", arguments: brokenSources.map(\.name))
    func broken(name: String) async throws {
        let source = try #require(Self.brokenSources.first { $0.name == name }?.source)
        let bytes = Array(source.utf8)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let thread = Thread {
                _ = SwiftSourceReader.read(path: "B.swift", bytes: bytes)
                _ = SwiftSourceReader.scan(path: "B.swift", bytes: bytes)
                done.resume()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    @Test("a file that is no UTF-8 keeps its lines") func latin1() {
        let bytes = Array("// gr".utf8) + [0xFC, 0xDF] + Array("e\nclass A: UIViewController { let toolbar = UIToolbar() }".utf8)
        #expect(SwiftSourceReader.read(path: "L.swift", bytes: bytes).typeLines == ["class A: UIViewController 2"])
    }
}
