public import LintelModel

/// Why a picture could not be drawn or written.
public enum DrawError: Error, Hashable, Sendable {
    /// A font file of a Debian package is not where that package puts it.
    case fontMissing(file: String, package: String)
    /// The folder named by the environment has no face for a weight.
    case faceMissing(folder: String, wanted: String)
    /// A drawing library refused to work, with its own words.
    case libraryFailed(String)
    /// A picture with more pixels than `Canvas.largestSide` allows on a side, or with none.
    case sizeRefused(PixelSize)
    case cannotWrite(path: String, reason: String)
    /// No output is known for a file name's ending.
    case formatUnknown(path: String, known: [String])
}

extension DrawError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .fontMissing(let file, let package):
            "font file \(file) is missing: install the Debian package \(package) (apt-get install \(package))"
        case .faceMissing(let folder, let wanted):
            "no \(wanted) in the font folder \(folder): put it there, or unset \(TypefaceSource.folderVariable) to draw with Inter"
        case .libraryFailed(let words):
            "drawing failed: \(words)"
        case .sizeRefused(let size):
            "a picture of \(size.width) × \(size.height) pixels cannot be drawn: each side must be from 1 to \(Canvas.largestSide)"
        case .cannotWrite(let path, let reason):
            "cannot write \(path): \(reason)"
        case .formatUnknown(let path, let known):
            "no picture format for \(path): end the name in \(known.map { "." + $0 }.joined(separator: " or "))"
        }
    }
}
