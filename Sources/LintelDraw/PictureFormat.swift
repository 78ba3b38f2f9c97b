/// A kind of file a scene can be written as, such as PNG.
public protocol PictureFormat: Sendable {
    /// Ending of such a file's name, without the dot.
    var fileExtension: String { get }
}
