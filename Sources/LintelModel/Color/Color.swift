/// A colour in sRGB; all four parts run from 0 to 1.
public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A grey, from 0 (black) to 1 (white).
    public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// Parts as whole numbers from 0 to 255, as colours are usually quoted.
    public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the hash sign; nil for anything else.
    public init?(hex: String) {
        var digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
            return nil
        }
        let parts = digits.count == 6 ? value << 8 | 0xFF : value
        self.init(
            Int(parts >> 24 & 0xFF), Int(parts >> 16 & 0xFF), Int(parts >> 8 & 0xFF), alpha: Double(parts & 0xFF) / 255)
    }

    /// The same colour with its alpha multiplied.
    public func opacity(_ factor: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha * factor) }

    /// The colour on the way to another; `share` runs from 0 (this one) to 1 (the other).
    public func mixed(with other: Color, share: Double) -> Color {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }

    /// The colour seen when this one lies on an opaque one.
    public func over(_ below: Color) -> Color {
        func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return Color(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }
}
