public import LintelModel

/// How a material treats what lies below it: tones and saturation first, then the blur, then the tint.
public struct BackdropBlur: Hashable, Sendable {
    /// Standard deviation of the Gaussian, points.
    public var radius: Double
    /// Pulls every colour towards a grey chosen by its luminance; nil leaves the tones alone.
    public var curve: LuminanceCurve?
    /// 1 keeps the colours' strength.
    public var saturation: Double
    /// Added to red, green and blue.
    public var brightness: Double
    /// Laid over the blurred backdrop.
    public var tint: Color

    public init(radius: Double, curve: LuminanceCurve? = nil, saturation: Double, brightness: Double = 0, tint: Color) {
        self.radius = radius
        self.curve = curve
        self.saturation = saturation
        self.brightness = brightness
        self.tint = tint
    }

    /// What an even, opaque backdrop looks like through the material.
    public func seen(over backdrop: Color) -> Color {
        let toned = curve.map { $0.toned(backdrop) } ?? backdrop
        // The system's own saturation filter goes by the coded values.
        let grey = toned.luma
        func part(_ value: Double) -> Double { min(max(grey + (value - grey) * saturation + brightness, 0), 1) }
        return tint.over(Color(red: part(toned.red), green: part(toned.green), blue: part(toned.blue)))
    }
}

extension BackdropBlur {
    /// A cubic Bézier curve from luminance to grey, and how far colours go towards it (`luminanceCurveMap` of Core Animation).
    public struct LuminanceCurve: Hashable, Sendable {
        /// From 0 (no change) to 1 (all grey).
        public var amount: Double
        /// The curve's control values for luminances from 0 to 1.
        public var controls: SIMD4<Double>

        public init(amount: Double, controls: SIMD4<Double>) {
            self.amount = amount
            self.controls = controls
        }

        /// The grey that a luminance is pulled to.
        public func grey(_ luminance: Double) -> Double {
            let t = min(max(luminance, 0), 1)
            let rest = 1 - t
            let value =
                controls[0] * rest * rest * rest + 3 * controls[1] * rest * rest * t + 3 * controls[2] * rest * t * t + controls[3] * t * t
                * t
            return min(max(value, 0), 1)
        }

        fileprivate func toned(_ color: Color) -> Color {
            let grey = grey(color.luma)
            func part(_ value: Double) -> Double { value + (grey - value) * amount }
            return Color(red: part(color.red), green: part(color.green), blue: part(color.blue))
        }
    }
}

extension BackdropBlur {
    /// What stands in for the material where Reduce Transparency is on: the material over the ground its tone is made for.
    public var opaque: Color {
        let (light, dark) = (seen(over: .white), seen(over: .black))
        return light.luma > Self.lightGround ? light : dark
    }

    /// Dark materials stay under it over white, light ones above.
    private static let lightGround = 0.75
}
