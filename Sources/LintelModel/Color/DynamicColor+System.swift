/// The palette of `UIColor`, as the Human Interface Guidelines print it (specifications of iOS 13 to 18).
extension DynamicColor {
    public static let label = DynamicColor(light: .black, dark: .white)
    public static let secondaryLabel = DynamicColor(light: Color(60, 60, 67, alpha: 0.6), dark: Color(235, 235, 245, alpha: 0.6))
    public static let tertiaryLabel = DynamicColor(light: Color(60, 60, 67, alpha: 0.3), dark: Color(235, 235, 245, alpha: 0.3))
    public static let quaternaryLabel = DynamicColor(light: Color(60, 60, 67, alpha: 0.18), dark: Color(235, 235, 245, alpha: 0.16))
    public static let placeholderText = DynamicColor(light: Color(60, 60, 67, alpha: 0.3), dark: Color(235, 235, 245, alpha: 0.3))
    public static let systemFill = DynamicColor(light: Color(120, 120, 128, alpha: 0.2), dark: Color(120, 120, 128, alpha: 0.36))
    public static let secondarySystemFill = DynamicColor(light: Color(120, 120, 128, alpha: 0.16), dark: Color(120, 120, 128, alpha: 0.32))
    public static let tertiarySystemFill = DynamicColor(light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
    public static let quaternarySystemFill = DynamicColor(light: Color(116, 116, 128, alpha: 0.08), dark: Color(118, 118, 128, alpha: 0.18))
    public static let tertiarySystemGroupedBackground = DynamicColor(light: Color(242, 242, 247), dark: Color(44, 44, 46))
    public static let systemBackground = DynamicColor(light: .white, dark: .black)
    public static let secondarySystemBackground = DynamicColor(light: Color(242, 242, 247), dark: Color(28, 28, 30))
    public static let tertiarySystemBackground = DynamicColor(light: .white, dark: Color(44, 44, 46))
    public static let systemGroupedBackground = DynamicColor(light: Color(242, 242, 247), dark: .black)
    public static let secondarySystemGroupedBackground = DynamicColor(light: .white, dark: Color(28, 28, 30))
    public static let separator = DynamicColor(light: Color(60, 60, 67, alpha: 0.29), dark: Color(84, 84, 88, alpha: 0.6))
    public static let opaqueSeparator = DynamicColor(light: Color(198, 198, 200), dark: Color(56, 56, 58))
    public static let systemGray = DynamicColor(Color(142, 142, 147))
    public static let systemGray2 = DynamicColor(light: Color(174, 174, 178), dark: Color(99, 99, 102))
    public static let systemGray3 = DynamicColor(light: Color(199, 199, 204), dark: Color(72, 72, 74))
    public static let systemGray4 = DynamicColor(light: Color(209, 209, 214), dark: Color(58, 58, 60))
    public static let systemGray5 = DynamicColor(light: Color(229, 229, 234), dark: Color(44, 44, 46))
    public static let systemGray6 = DynamicColor(light: Color(242, 242, 247), dark: Color(28, 28, 30))
    public static let systemBlue = DynamicColor(light: Color(0, 122, 255), dark: Color(10, 132, 255))
    public static let systemGreen = DynamicColor(light: Color(52, 199, 89), dark: Color(48, 209, 88))
    public static let systemRed = DynamicColor(light: Color(255, 59, 48), dark: Color(255, 69, 58))
    public static let systemOrange = DynamicColor(light: Color(255, 149, 0), dark: Color(255, 159, 10))
    public static let systemYellow = DynamicColor(light: Color(255, 204, 0), dark: Color(255, 214, 10))
    public static let systemPurple = DynamicColor(light: Color(175, 82, 222), dark: Color(191, 90, 242))
    public static let systemPink = DynamicColor(light: Color(255, 45, 85), dark: Color(255, 55, 95))
    public static let systemTeal = DynamicColor(light: Color(48, 176, 199), dark: Color(64, 200, 224))
    public static let systemIndigo = DynamicColor(light: Color(88, 86, 214), dark: Color(94, 92, 230))
    public static let systemBrown = DynamicColor(light: Color(162, 132, 94), dark: Color(172, 142, 104))
    public static let systemCyan = DynamicColor(light: Color(50, 173, 230), dark: Color(100, 210, 255))
    public static let systemMint = DynamicColor(light: Color(0, 199, 190), dark: Color(99, 230, 226))

    /// By `UIColor`'s name, as storyboards and screen descriptions write it (`systemBackgroundColor`, `systemBlue`).
    public static func named(_ name: String) -> DynamicColor? {
        let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return table[plain]
    }

    private static let table: [String: DynamicColor] = [
        "label": label, "darkText": DynamicColor(.black), "lightText": DynamicColor(Color(white: 1, alpha: 0.6)),
        "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel, "systemBackground": systemBackground,
        "secondarySystemBackground": secondarySystemBackground, "tertiarySystemBackground": tertiarySystemBackground,
        "systemGroupedBackground": systemGroupedBackground, "groupTableViewBackground": systemGroupedBackground,
        "secondarySystemGroupedBackground": secondarySystemGroupedBackground, "separator": separator,
        "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "quaternaryLabel": quaternaryLabel,
        "placeholderText": placeholderText, "systemFill": systemFill, "secondarySystemFill": secondarySystemFill,
        "tertiarySystemFill": tertiarySystemFill, "quaternarySystemFill": quaternarySystemFill,
        "opaqueSeparator": opaqueSeparator, "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3,
        "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6, "systemBlue": systemBlue, "link": systemBlue,
        "tint": systemBlue, "systemGreen": systemGreen, "systemRed": systemRed, "systemOrange": systemOrange,
        "systemYellow": systemYellow, "systemPurple": systemPurple, "systemPink": systemPink, "systemTeal": systemTeal,
        "systemIndigo": systemIndigo, "systemBrown": systemBrown, "systemCyan": systemCyan, "systemMint": systemMint,
        "black": DynamicColor(.black), "white": DynamicColor(.white), "clear": DynamicColor(.clear),
        "darkGray": DynamicColor(Color(white: 1.0 / 3)), "lightGray": DynamicColor(Color(white: 2.0 / 3)),
        "gray": DynamicColor(Color(white: 0.5)),
        "red": DynamicColor(Color(255, 0, 0)), "green": DynamicColor(Color(0, 255, 0)), "blue": DynamicColor(Color(0, 0, 255)),
        "cyan": DynamicColor(Color(0, 255, 255)), "yellow": DynamicColor(Color(255, 255, 0)), "magenta": DynamicColor(Color(255, 0, 255)),
        "orange": DynamicColor(Color(255, 128, 0)), "purple": DynamicColor(Color(128, 0, 128)), "brown": DynamicColor(Color(153, 102, 51)),
    ]
}
