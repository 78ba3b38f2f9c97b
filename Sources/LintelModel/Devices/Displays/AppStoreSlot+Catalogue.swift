/// Sources `fastlane-asc` and `asc-help` of devices.md. Sizes some rows short are those without a status bar.
extension AppStoreSlot {
    private static func sizes(_ pairs: (Int, Int)...) -> [PixelSize] { pairs.map { PixelSize(width: $0, height: $1) } }

    static let phone69 = AppStoreSlot(
        name: "6.9\"", displayType: "APP_IPHONE_67", acceptedPortrait: sizes((1260, 2736), (1290, 2796), (1320, 2868)))
    static let phone65 = AppStoreSlot(name: "6.5\"", displayType: "APP_IPHONE_65", acceptedPortrait: sizes((1242, 2688), (1284, 2778)))
    static let phone63 = AppStoreSlot(name: "6.3\"", displayType: "APP_IPHONE_61", acceptedPortrait: sizes((1179, 2556), (1206, 2622)))
    static let phone61 = AppStoreSlot(
        name: "6.1\"", displayType: "APP_IPHONE_58", acceptedPortrait: sizes((1080, 2340), (1125, 2436), (1170, 2532)))
    static let phone55 = AppStoreSlot(name: "5.5\"", displayType: "APP_IPHONE_55", acceptedPortrait: sizes((1242, 2208)))
    static let phone47 = AppStoreSlot(name: "4.7\"", displayType: "APP_IPHONE_47", acceptedPortrait: sizes((750, 1334)))
    static let phone40 = AppStoreSlot(
        name: "4\"", displayType: "APP_IPHONE_40", acceptedPortrait: sizes((640, 1096), (640, 1136)),
        acceptedLandscape: sizes((1136, 600), (1136, 640)))
    static let phone35 = AppStoreSlot(
        name: "3.5\"", displayType: "APP_IPHONE_35", acceptedPortrait: sizes((640, 920), (640, 960)),
        acceptedLandscape: sizes((960, 600), (960, 640)))
    static let pad13 = AppStoreSlot(
        name: "iPad 13\"", displayType: "APP_IPAD_PRO_3GEN_129", acceptedPortrait: sizes((2048, 2732), (2064, 2752)))
    static let pad129 = AppStoreSlot(
        name: "iPad 12.9\" (2nd gen)", displayType: "APP_IPAD_PRO_129", acceptedPortrait: sizes((2048, 2732)))
    static let pad11 = AppStoreSlot(
        name: "iPad 11\"", displayType: "APP_IPAD_PRO_3GEN_11",
        acceptedPortrait: sizes((1488, 2266), (1640, 2360), (1668, 2388), (1668, 2420)))
    static let pad105 = AppStoreSlot(name: "iPad 10.5\"", displayType: "APP_IPAD_105", acceptedPortrait: sizes((1668, 2224)))
    static let pad97 = AppStoreSlot(
        name: "iPad 9.7\"", displayType: "APP_IPAD_97", acceptedPortrait: sizes((768, 1004), (768, 1024), (1536, 2008), (1536, 2048)),
        acceptedLandscape: sizes((1024, 748), (1024, 768), (2048, 1496), (2048, 1536)))
}
