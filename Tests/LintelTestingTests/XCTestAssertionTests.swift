import LintelTesting
import LintelUIKit
import XCTest

/// The same assertions where XCTest runs the test (`bin/test` runs both frameworks).
final class XCTestAssertionTests: XCTestCase {
    /// Hears of failures instead of the run.
    final class Listener: NSObject, XCTestObservation {
        var failures: [(text: String, file: String?, line: Int)] = []

        func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int)
        {
            failures.append((description, filePath, lineNumber))
        }
    }

    @MainActor func testStatusBar() async throws {
        let app = try UIApplication(on: .iPhone15, rootViewController: PictureViewController())
        assertSnapshot(of: app, showing: .statusBar)
    }

    func testFailureStandsAtTheLineThatAsserts() {
        let listener = Listener()
        XCTestObservationCenter.shared.addTestObserver(listener)
        defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
        let line = #line + 3
        let inner = XCTestCase(name: "inner") { _ in
            MainActor.assumeIsolated {
                assertSnapshot(of: PictureViewController(), on: "no such device", record: .never)
            }
        }
        inner.run()
        XCTAssertEqual(listener.failures.map(\.line), [line])
        XCTAssertEqual(listener.failures.first?.file, #filePath)
        XCTAssertEqual(
            listener.failures.first?.text, "failed - on no such device: no device is called no such device: `lintel devices` lists them")
    }
}
