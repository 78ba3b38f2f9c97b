import LintelDraw
import LintelLayout

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
}
