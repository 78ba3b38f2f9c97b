#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import LintelModel

extension Color {
    /// How far two colours lie apart to the eye: ΔE*ab of 1976 (CIE 15:2004, section 8.2.1); alpha is left out.
    func distance(to other: Color) -> Double {
        let (a, b) = (lab, other.lab)
        return sqrt(pow(a.0 - b.0, 2) + pow(a.1 - b.1, 2) + pow(a.2 - b.2, 2))
    }

    /// CIE L*a*b* with the white of sRGB (D65): matrix and curve of IEC 61966-2-1, CIE 15:2004, section 8.2.1.
    private var lab: (Double, Double, Double) {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        func curve(_ share: Double) -> Double { share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116 }
        let x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
        let y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
        let z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
}
