public import Foundation
import LintelModel

/// A colour, with one value for each interface style.
public final class UIColor: NSObject, Sendable {
    /// Both values.
    let dynamic: DynamicColor

    init(_ dynamic: DynamicColor) { self.dynamic = dynamic }

    /// Parts from 0 to 1, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(DynamicColor(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(DynamicColor(Color(white: Double(white), alpha: Double(alpha))))
    }

    /// Hue, saturation and brightness from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: Double) -> Double {
            let k = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
            return Double(brightness) * (1 - Double(saturation) * max(0, min(k, 4 - k, 1)))
        }
        self.init(DynamicColor(Color(red: part(5), green: part(3), blue: part(1), alpha: Double(alpha))))
    }

    /// The closure is asked once for each interface style.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(DynamicColor(light: light.dynamic.light, dark: dark.dynamic.dark))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ color: Color) -> Color {
            Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))
        }
        return UIColor(DynamicColor(light: faded(dynamic.light), dark: faded(dynamic.dark)))
    }

    /// Parts from 0 to 1, of the light interface style: resolve the colour first for another. Always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = dynamic.light
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The value of one interface style.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(DynamicColor(dynamic.resolved(for: traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.dynamic == dynamic }
    public override var hash: Int { dynamic.hashValue }
}
