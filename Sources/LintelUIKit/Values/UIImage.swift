public import Foundation
import LintelLayout
import LintelModel

/// A picture for bars and image views: a symbol or a file.
public final class UIImage: NSObject, Sendable {
    /// Whether a picture is painted in the tint or in its own colours.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    let icon: Icon
    public let renderingMode: RenderingMode

    init(_ icon: Icon, renderingMode: RenderingMode = .automatic) {
        self.icon = icon
        self.renderingMode = renderingMode
    }

    /// A symbol by SF Symbols' name. Nil for an empty name; a symbol Lintel has no drawing of becomes a marked placeholder.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.symbol(name))
    }

    /// A file, SVG or PNG; nil where it does not exist.
    public convenience init?(contentsOfFile path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.init(.file(path, size: nil))
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(icon, renderingMode: renderingMode) }

    /// In points; a symbol is as large as in a bar.
    @MainActor public var size: CGSize {
        guard let environment = UIApplication.running?.environment else { return .zero }
        return CGSize(IconDrawing(icon: icon, environment: environment, maximumHeight: .infinity).size)
    }

    var isSymbol: Bool {
        switch icon {
        case .symbol: true
        case .file, .missing: false
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.icon == icon && other.renderingMode == renderingMode
    }
    public override var hash: Int { icon.hashValue }
}
