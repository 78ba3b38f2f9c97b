import LintelTesting
import LintelUIKit
import XCTest

/// The same assertions where XCTest runs the test: `swift test --disable-swift-testing`.
final class XCTestAssertionTests: XCTestCase {
    @MainActor func testStatusBar() throws {
        let app = try UIApplication(on: .iPhone15, rootViewController: PictureViewController())
        assertSnapshot(of: app, showing: .statusBar)
    }

    @MainActor func testFailureIsRecordedHere() {
        XCTExpectFailure()
        assertSnapshot(of: PictureViewController(), on: "no such device", record: .never)
    }
}
