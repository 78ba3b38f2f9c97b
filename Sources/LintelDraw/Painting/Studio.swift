import LintelLayout
import LintelModel

/// What every output draws with: letters and picture files, each loaded once. One a task.
final class Studio {
    let text: TextEngine
    let pictures: PictureStore
    /// Of the small pictures that decide about the status bar and the home indicator, frame after frame.
    let blurs = BlurCache(budget: Studio.decidingPixels)

    /// A phone's screen at a pixel a point.
    private static let decidingPixels = 400_000

    init() throws(DrawError) {
        text = try TextEngine()
        pictures = PictureStore()
    }

    func bitmap(of scene: Scene, scale: Scale) throws(DrawError) -> Bitmap {
        let canvas = try Canvas(size: scale.pixelSize(scene.size), scale: scale)
        ScenePainter(canvas: canvas, text: text, pictures: pictures).paint(scene.items)
        return canvas.bitmap
    }
}
