#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Color {
    /// Relative luminance from 0 to 1 (WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-relative-luminance); alpha is left out.
    public var luminance: Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return Color(red: linear(red), green: linear(green), blue: linear(blue)).luma
    }

    /// Contrast ratio from 1 to 21 (WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
    public func contrast(with other: Color) -> Double {
        let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }
}
