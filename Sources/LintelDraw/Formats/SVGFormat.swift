import LintelLayout
import LintelModel

/// SVG in points, text as outlines. Outlines, gradients and groups stay what they are; where an item cannot be told in SVG's own terms
/// (a material's blur of what lies below, a picture file) the very pixels that PNG would show are put in.
struct SVGFormat: PictureFormat {
    let fileExtension = "svg"

    func encode(_ scene: Scene, scale: Scale, with studio: Studio) throws(DrawError) -> [UInt8] {
        var writer = SVGWriter(scene: scene, scale: scale, studio: studio)
        try writer.write(scene.items)
        return writer.file
    }
}
