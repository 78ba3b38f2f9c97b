extension Color {
    /// Shares of red, green and blue in what is seen as bright (ITU-R BT.709-6, item 3.2).
    public static let lumaShares = (red: 0.2126, green: 0.7152, blue: 0.0722)

    /// Brightness from 0 to 1 of the coded values, as filters and means of pixels take it: a middle grey is 0.5. Alpha is left out.
    /// `luminance` is that of the light itself.
    public var luma: Double { Self.lumaShares.red * red + Self.lumaShares.green * green + Self.lumaShares.blue * blue }
}
