import Foundation
import LintelModel

/// Where the letters come from: San Francisco where its files were put, else Inter in its stead.
enum TypefaceSource: Hashable, Sendable {
    /// A folder with Apple's own files, such as `SF-Pro-Text-Regular.otf`.
    case sanFrancisco(folder: String)
    case inter

    /// The environment variable that names the folder with Apple's files.
    static let folderVariable = "LINTEL_FONTS"
    /// Where the Debian package fonts-inter puts its files.
    static let interFolder = "/usr/share/fonts/opentype/inter"
    static let interPackage = "fonts-inter"
    /// From this size on the system uses the display cut of San Francisco, in points (H:typography).
    static let displaySize = 20.0

    static func current(environment: [String: String] = ProcessInfo.processInfo.environment) -> TypefaceSource {
        guard let folder = environment[folderVariable], !folder.isEmpty else { return .inter }
        return .sanFrancisco(folder: folder)
    }

    /// The file to shape a font with.
    func file(for font: Font) throws(DrawError) -> String {
        switch self {
        case .inter:
            let path = Self.interFolder + "/Inter-\(Self.styleName(font.weight, semibold: "SemiBold")).otf"
            guard access(path, R_OK) == 0 else { throw .fontMissing(file: path, package: Self.interPackage) }
            return path
        case .sanFrancisco(let folder):
            let cut = font.size < Self.displaySize ? "Text" : "Display"
            let name = "SF-Pro-\(cut)-\(Self.styleName(font.weight, semibold: "Semibold")).otf"
            let path = folder + "/" + name
            guard access(path, R_OK) == 0 else { throw .faceMissing(folder: folder, wanted: name) }
            return path
        }
    }

    private static func styleName(_ weight: Font.Weight, semibold: String) -> String {
        switch weight {
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: semibold
        case .bold: "Bold"
        }
    }
}
