import LintelLayout
import LintelModel

/// PNG at the screen's own pixels.
struct PNGFormat: PictureFormat {
    let fileExtension = "png"

    func encode(_ scene: Scene, scale: Scale, with studio: Studio) throws(DrawError) -> [UInt8] {
        try PNGEncoder.encode(try studio.bitmap(of: scene, scale: scale))
    }
}
