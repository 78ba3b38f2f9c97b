import LintelModel

/// The keys of the plain letter keyboard and their measures, in points. Measured on a screenshot 375 × 812, system 15 (a 13 mini):
/// the keyboard 336 high, its first row of keys from 53 to 95 below its edge, rows 54 apart, the last one ending 79 above the screen's.
enum KeyboardRows {
    /// A key by its caption and its share of the width, of which a letter with its gap takes a tenth.
    struct Key {
        enum Face { case letter, other, prominent, gap }

        var caption: String
        var units: Double
        var face: Face
        /// Nil: what stands on it is written.
        var action: KeyboardKey.Action?

        init(_ caption: String, units: Double = 1, face: Face = .letter, _ action: KeyboardKey.Action? = nil) {
            self.caption = caption
            self.units = units
            self.face = face
            self.action = action
        }
    }

    static let unitsAcross = 10.0
    static let keyGap = 6.0
    static let sideGap = 3.0
    static let rowGap = 12.0
    static let keyRadius = 5.0
    /// Of the row of predictions upright and sideways; sideways and on iPads chosen to fill the heights of probed-ios26.md.
    static let predictionHeight = 47.0
    static let compactPredictionHeight = 38.0
    /// What lies below the keys on upright phones without a home button, and the middle of the globe and the microphone in it.
    static let footHeight = 73.0
    static let footMiddle = 31.0
    /// From the sides to the middles of globe and microphone.
    static let footInset = 45.0
    static let footSymbolSide = 30.0

    /// The rows of a plane, but the last one. Which signs stand where is that of the English keyboard.
    static func signs(_ keys: KeyboardKeys) -> [[Key]] {
        switch keys.plane {
        case .letters:
            [row("QWERTYUIOP", keys), row("ASDFGHJKL", keys), between(shift(keys), row("ZXCVBNM", keys))]
        case .numbers:
            [row("1234567890"), row("-/:;()$&@\""), between(Key("#+=", units: 1.3, face: .other, .show(.symbols)), punctuation)]
        case .symbols:
            [row("[]{}#%^*+="), row("_\\|~<>€£¥•"), between(Key("123", units: 1.3, face: .other, .show(.numbers)), punctuation)]
        }
    }

    private static func row(_ signs: String, _ keys: KeyboardKeys? = nil) -> [Key] {
        let isSmall = keys?.shift == .off
        return (isSmall ? signs.lowercased() : signs).map { Key(String($0)) }
    }

    /// Five signs take the room of seven letters.
    private static let punctuation = ".,?!'".map { Key(String($0), units: 1.4) }

    private static func shift(_ keys: KeyboardKeys) -> Key { Key(keys.shift == .locked ? "⇪" : "⇧", units: 1.3, face: .other, .shift) }

    private static func between(_ first: Key, _ signs: [Key]) -> [Key] {
        let gap = Key("", units: 0.2, face: .gap)
        return [first, gap] + signs + [gap, Key("⌫", units: 1.3, face: .other, .delete)]
    }

    /// Captions of the last row in English; elsewhere its wide keys say nothing.
    static func last(isEnglish: Bool, returnKey: ReturnKey = .return, plane: KeyboardKeys.Plane = .letters) -> [Key] {
        let isLetters = plane == .letters
        return [
            Key(isLetters ? "123" : "ABC", units: 2.5, face: .other, .show(isLetters ? .numbers : .letters)),
            Key(isEnglish ? "space" : "", units: 5, .text(" ")),
            Key(
                isEnglish ? returnKey.rawValue : "⏎", units: 2.5, face: returnKey.isProminent ? .prominent : .other, .returnKey),
        ]
    }
}
