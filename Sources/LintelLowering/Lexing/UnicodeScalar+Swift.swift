extension Unicode.Scalar {
    var isNewline: Bool { self == "\n" || self == "\r" }
    var isSpace: Bool { self == " " || self == "\t" || self == "\u{0B}" || self == "\u{0C}" || self == "\u{FEFF}" }
    var isDigit: Bool { ("0"..."9").contains(self) }
    /// Letters, `_`, `$` and whatever is not ASCII.
    var isNameHead: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" || self == "$" || value > 0x7F }
    var isNamePart: Bool { isNameHead || isDigit }
    var isSign: Bool { "/=-+!*%<>&|^~?\\".unicodeScalars.contains(self) }
}
