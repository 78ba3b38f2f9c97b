import CDrawing
import Foundation
public import LintelLayout
public import LintelModel

/// Picture files, read once: SVG through librsvg, PNG through Cairo, JPEG and the rest through gdk-pixbuf.
public final class PictureStore: ImageSizing {
    /// Files larger than this are not read, in bytes.
    static let largestFile = 64_000_000

    private var loaded: [String: LoadedPicture?] = [:]

    public init() {}

    /// Natural size in points; nil where the file cannot be read.
    public func size(ofFile path: String) -> Size? { picture(path)?.size }

    func picture(_ path: String) -> LoadedPicture? {
        if let known = loaded[path] { return known }
        let picture = LoadedPicture.read(path)
        loaded[path] = picture
        return picture
    }
}
