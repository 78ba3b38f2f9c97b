import LintelDraw
import LintelLayout
import LintelUIKit

/// Fonts and pictures that all tests of the process draw with; loaded once.
@MainActor
enum TestStudio {
    private static let loaded = Result<ScreenRenderer, DrawError> { () throws(DrawError) in try ScreenRenderer() }

    static var renderer: ScreenRenderer {
        get throws(TestingError) {
            switch loaded {
            case .success(let renderer): return renderer
            case .failure(let error): throw .notDrawn("\(error)")
            }
        }
    }

    /// The app as it is to be seen: where the status bar's style is automatic, the pixels beneath decide (SB-32).
    static func placed(_ app: UIApplication) throws(TestingError) -> PlacedScreen {
        let renderer = try renderer
        do {
            return try renderer.styled(app.placed())
        } catch {
            throw .notDrawn("\(error)")
        }
    }
}
