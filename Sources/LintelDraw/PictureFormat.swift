import LintelLayout
import LintelModel

/// A kind of file a scene can be written as. A new one is a new file in `Formats`.
protocol PictureFormat: Sendable {
    /// Ending of such a file's name in lower case, without the dot.
    var fileExtension: String { get }
    /// The whole file.
    func encode(_ scene: Scene, scale: Scale, with studio: Studio) throws(DrawError) -> [UInt8]
}
