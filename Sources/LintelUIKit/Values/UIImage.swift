public import Foundation
import LintelLayout
import LintelModel

/// A picture for bars and image views: a symbol or a file.
public final class UIImage: NSObject, Sendable {
    /// Whether a picture is painted in the tint or in its own colours. The raw values are UIKit's.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The picture, and the one for the dark interface style where the catalogue has one.
    let icon: Icon
    let darkIcon: Icon?
    public let renderingMode: RenderingMode
    public let configuration: SymbolConfiguration?
    /// A colour of its own.
    let tint: DynamicColor?
    /// `UIImage()`: nothing to see, which makes a bar's background disappear.
    let isEmpty: Bool

    init(
        _ icon: Icon, dark: Icon? = nil, renderingMode: RenderingMode = .automatic, configuration: SymbolConfiguration? = nil,
        tint: DynamicColor? = nil, isEmpty: Bool = false
    ) {
        self.icon = icon
        darkIcon = dark
        self.renderingMode = renderingMode
        self.configuration = configuration
        self.tint = tint
        self.isEmpty = isEmpty
    }

    /// Without any picture.
    public override convenience init() { self.init(.missing("", size: .zero), isEmpty: true) }

    /// A symbol by SF Symbols' name. Nil for an empty name; a symbol Lintel has no drawing of becomes a marked placeholder.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(.symbol(name), configuration: configuration)
    }

    /// A file, SVG or PNG; nil where it does not exist.
    public convenience init?(contentsOfFile path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.init(.file(path, size: nil))
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode: renderingMode) }

    /// In a colour of its own; bars paint it in theirs all the same, unless it is an original (TB-56).
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tint: color.dynamic)
    }

    /// A symbol in another size or weight; files stay as they are.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { copy(configuration: configuration) }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        copy(configuration: self.configuration?.applying(configuration) ?? configuration)
    }

    private func copy(renderingMode: RenderingMode? = nil, configuration: SymbolConfiguration? = nil, tint: DynamicColor? = nil) -> UIImage
    {
        UIImage(
            icon, dark: darkIcon, renderingMode: renderingMode ?? self.renderingMode, configuration: configuration ?? self.configuration,
            tint: tint ?? self.tint, isEmpty: isEmpty)
    }

    /// In points; a symbol without a configuration is as large as in a bar.
    @preconcurrency @MainActor public var size: CGSize {
        guard let environment = UIApplication.running?.environment, !isEmpty else { return .zero }
        let drawing = IconDrawing(
            icon: icon, environment: environment, weight: configuration?.modelWeight ?? .regular, maximumHeight: .infinity,
            symbolSide: configuration?.symbolSide ?? SymbolConfiguration.barSide)
        return CGSize(drawing.size)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.icon == icon && other.darkIcon == darkIcon && other.renderingMode == renderingMode && other.tint == tint
            && other.configuration == configuration && other.isEmpty == isEmpty
    }
    public override var hash: Int { icon.hashValue }
}
