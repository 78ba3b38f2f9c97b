import Foundation
import LintelModel

extension UIImage {
    func icon(_ style: UIUserInterfaceStyle) -> Icon { style == .dark ? darkIcon ?? icon : icon }

    /// The picture's file; nil for symbols, and for pictures without a file.
    func file(_ style: UIUserInterfaceStyle) -> String? {
        switch icon(style) {
        case .file(let file, _): file
        case .symbol, .missing: nil
        }
    }

    /// The picture as a bar's shadow (TB-15).
    func shadow(_ style: UIUserInterfaceStyle) -> BarShadow.Image? {
        file(style).map { renderingMode == .alwaysTemplate ? .template($0) : .original($0) }
    }

    /// What a bar item is told of the picture beside its name.
    func describe(_ picture: inout BarPicture) {
        picture.rendering = renderingMode == .alwaysOriginal ? .original : .template
        picture.color = tint
        picture.symbolSide = configuration?.symbolSide
        picture.symbolWeight = configuration?.modelWeight
    }

    /// Whether the file has an alpha channel: a PNG says so in its header, vectors are taken to have one (TB-16).
    var hasAlpha: Bool {
        guard case .file(let path, _) = icon, let header = PNGHeader(path) else { return true }
        return header.hasAlpha
    }

    var isSymbol: Bool {
        switch icon {
        case .symbol: true
        case .file, .missing: false
        }
    }
}
