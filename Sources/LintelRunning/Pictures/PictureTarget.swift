import LintelDraw
import LintelProject

/// Where pictures go: one file, or a folder with a file for each.
package enum PictureTarget: Equatable {
    case file(String)
    case folder(String)

    /// An ending that a picture can have makes a file; other endings of pictures are refused rather than taken for folders.
    package init(_ path: String) throws(UsageError) {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        if path.hasSuffix("/") || FileContents.kind(of: path) == .folder {
            self = .folder(path)
        } else if ScreenRenderer.fileExtensions.contains(ending) {
            self = .file(path)
        } else if Self.otherPictures.contains(ending) {
            throw .unknownPictureFormat(path, known: ScreenRenderer.fileExtensions)
        } else {
            self = .folder(path)
        }
    }

    private static let otherPictures: Set<String> = [
        "jpg", "jpeg", "gif", "pdf", "webp", "bmp", "tif", "tiff", "heic", "avif", "json", "html",
    ]
}
