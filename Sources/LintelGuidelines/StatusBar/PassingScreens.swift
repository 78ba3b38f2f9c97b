/// Screens that stand for moments only, where the bar comes back with the next one, and games, told by their names.
enum PassingScreens {
    private static let words: Set<String> = [
        "Alert", "Toast", "HUD", "Banner", "Splash", "Launch", "Loading", "Dummy", "Placeholder", "Popup", "Dialog", "Tooltip", "Passcode",
        "Transition", "Notification", "Snackbar", "Scanner", "Mock", "Test", "Interstitial", "Blank", "Empty", "Shadow", "Game",
    ]

    /// Whether a type's name says so: `LoadingViewController`, `ToastHostingController`.
    static func isPassing(_ type: String) -> Bool { parts(of: type).contains { words.contains($0) } }

    /// `QRScannerViewController` is QR, Scanner, View and Controller.
    private static func parts(of name: String) -> [String] {
        var parts: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase
                && (index == 0 || !letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
            if startsWord || parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(letter)
        }
        return parts
    }
}
