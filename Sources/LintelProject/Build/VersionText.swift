/// Versions as projects write them.
enum VersionText {
    /// The lower of two versions such as `9.3` and `13.0`.
    static func lower(_ left: String, _ right: String) -> String {
        numbers(right).lexicographicallyPrecedes(numbers(left)) ? right : left
    }

    private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }

    /// Xcode 5 came with the SDK of iOS 7, and so on; from Xcode 26 both carry the year's number.
    private static let xcodeToSDK = 2
    private static let firstXcodeOfCommonNumbers = 26
    private static let firstXcode = 4

    /// The SDK of the Xcode that `LastUpgradeCheck` names: `1540` is Xcode 15.4, which brought iOS 17. Minor numbers differ and are left out.
    static func sdk(upgradeCheck: String) -> String? {
        guard let number = Int(upgradeCheck), number / 100 >= firstXcode else { return nil }
        let xcode = number / 100
        return String(xcode >= firstXcodeOfCommonNumbers ? xcode : xcode + xcodeToSDK)
    }
}
