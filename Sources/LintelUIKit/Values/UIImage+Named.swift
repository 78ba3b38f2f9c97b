public import Foundation
import LintelModel

extension UIImage {
    /// A picture of the app's catalogues, or a file of its resources (PNG, SVG); nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// - Parameters:
    ///   - bundle: nil is the app's own.
    ///   - traitCollection: chooses between pictures for light and dark; nil leaves it to where the picture is shown.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = AssetCatalogue(bundle: bundle ?? .main).image(named: name) else { return nil }
        switch traitCollection?.userInterfaceStyle {
        case .dark: self.init(found.dark ?? found.icon, renderingMode: found.renderingMode)
        case .light: self.init(found.icon, renderingMode: found.renderingMode)
        case .unspecified, nil: self.init(found.icon, dark: found.dark, renderingMode: found.renderingMode)
        }
    }
}

extension UIColor {
    /// A colour of the app's catalogues; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// - Parameters:
    ///   - bundle: nil is the app's own.
    ///   - traitCollection: chooses between the colours for light and dark; nil leaves it to where the colour is shown.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = AssetCatalogue(bundle: bundle ?? .main).color(named: name) else { return nil }
        switch traitCollection?.userInterfaceStyle {
        case .dark: self.init(DynamicColor(color.dark))
        case .light: self.init(DynamicColor(color.light))
        case .unspecified, nil: self.init(color)
        }
    }
}
