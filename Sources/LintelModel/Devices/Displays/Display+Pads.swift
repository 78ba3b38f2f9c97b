/// Screens of iPads. Figures from devices.json.
extension Display {
    static let points768x1024at1x = homeButtonPad(Size(width: 768, height: 1024), scale: 1, panel: (9.7, 132), slot: .pad97)
    static let points768x1024Mini1x = homeButtonPad(Size(width: 768, height: 1024), scale: 1, panel: (7.9, 163), slot: .pad97)
    static let points768x1024 = homeButtonPad(Size(width: 768, height: 1024), panel: (9.7, 264), slot: .pad97)
    static let points768x1024Mini = homeButtonPad(Size(width: 768, height: 1024), panel: (7.9, 326), slot: .pad97)
    static let points810x1080 = homeButtonPad(Size(width: 810, height: 1080), panel: (10.2, 264), slot: .pad105)
    static let points834x1112 = homeButtonPad(Size(width: 834, height: 1112), panel: (10.5, 264), slot: .pad105)
    static let points1024x1366HomeButton = homeButtonPad(
        Size(width: 1024, height: 1366), panel: (12.9, 264), keyboard: .wideHomeButtonPadKeyboard, slot: .pad129)

    static let points744x1133 = fullScreenPad(
        Size(width: 744, height: 1133), panel: (8.3, 326), cornerRadius: 21.5, keyboard: .pad834Keyboard)

    /// iPad (10th generation).
    static let points820x1180 = fullScreenPad(
        Size(width: 820, height: 1180), panel: (10.9, 264), cornerRadius: 22, keyboard: .pad820Keyboard)
    /// iPad (A16), marketed with a longer diagonal.
    static let points820x1180A16 = fullScreenPad(
        Size(width: 820, height: 1180), panel: (11, 264), cornerRadius: 22, keyboard: .pad820Keyboard)
    /// iPad Air from the 4th generation on, with tighter corners.
    static let points820x1180Air = fullScreenPad(
        Size(width: 820, height: 1180), panel: (10.9, 264), cornerRadius: 18, keyboard: .pad820Keyboard)

    static let points834x1194 = fullScreenPad(
        Size(width: 834, height: 1194), panel: (11, 264), cornerRadius: 18, keyboard: .pad834Keyboard)
    static let points834x1210 = fullScreenPad(
        Size(width: 834, height: 1210), panel: (11, 264), cornerRadius: 30, keyboard: .pad834Keyboard)
    static let points1024x1366 = fullScreenPad(
        Size(width: 1024, height: 1366), panel: (12.9, 264), cornerRadius: 18, homeIndicator: .widePad, keyboard: .widePadKeyboard,
        slot: .pad13)
    static let points1032x1376 = fullScreenPad(
        Size(width: 1032, height: 1376), panel: (13, 264), cornerRadius: 30, homeIndicator: .widePad, keyboard: .widePadKeyboard,
        slot: .pad13)
}
