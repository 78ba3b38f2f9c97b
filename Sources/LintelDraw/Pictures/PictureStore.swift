import CDrawing
import Foundation
public import LintelLayout
public import LintelModel

/// Picture files, read once and again when they have changed: SVG through librsvg, PNG through Cairo, JPEG and the rest through gdk-pixbuf.
public final class PictureStore: ImageSizing {
    /// Files larger than this are not read, in bytes.
    static let largestFile = 64_000_000

    /// What tells one state of a file from the next.
    private struct Stamp: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
    }

    private var loaded: [String: (stamp: Stamp?, picture: LoadedPicture?)] = [:]

    public init() {}

    /// Natural size in points; nil where the file cannot be read.
    public func size(ofFile path: String) -> Size? { picture(path)?.size }

    func picture(_ path: String) -> LoadedPicture? {
        let stamp = Self.stamp(path)
        if let known = loaded[path], known.stamp == stamp { return known.picture }
        let picture = LoadedPicture.read(path)
        loaded[path] = (stamp, picture)
        return picture
    }

    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec), size: Int(status.st_size))
    }
}
