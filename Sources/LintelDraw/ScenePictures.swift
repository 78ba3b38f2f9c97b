import LintelLayout
import LintelModel

/// Makes pictures of what apps draw themselves.
struct ScenePictures: PictureMaking {
    let studio: Studio

    func png(of scene: Scene, scale: Scale) -> [UInt8]? { try? PNGFormat().encode(scene, scale: scale, with: studio) }
}
