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

        init(_ caption: String, units: Double = 1, face: Face = .letter) {
            self.caption = caption
            self.units = units
            self.face = face
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

    static let letters: [[Key]] = [
        "QWERTYUIOP".map { Key(String($0)) },
        "ASDFGHJKL".map { Key(String($0)) },
        [Key("⇧", units: 1.3, face: .other), Key("", units: 0.2, face: .gap)] + "ZXCVBNM".map { Key(String($0)) }
            + [Key("", units: 0.2, face: .gap), Key("⌫", units: 1.3, face: .other)],
    ]

    /// Captions of the last row in English; elsewhere its wide keys say nothing.
    static func last(isEnglish: Bool, returnKey: ReturnKey = .return) -> [Key] {
        [
            Key("123", units: 2.5, face: .other), Key(isEnglish ? "space" : "", units: 5),
            Key(isEnglish ? returnKey.rawValue : "⏎", units: 2.5, face: returnKey.isProminent ? .prominent : .other),
        ]
    }
}
