/// Texts of files, whose encoding only their first bytes tell.
enum UTF8Text {
    /// UTF-16 with a byte order mark becomes UTF-8; everything else stays as it is, so that offsets stay those of the file.
    static func bytes(of file: [UInt8]) -> [UInt8] {
        guard file.count >= 2, file.count % 2 == 0 else { return file }
        if file[0] == 0xFF, file[1] == 0xFE { return decoded(file[2...], isLittle: true) }
        if file[0] == 0xFE, file[1] == 0xFF { return decoded(file[2...], isLittle: false) }
        return file
    }

    /// The same, and UTF-16 without a mark too, told by the zeros of its first letter.
    static func bytesWithoutMark(of file: [UInt8]) -> [UInt8] {
        guard file.count >= 2, file.count % 2 == 0, (file[0] == 0) != (file[1] == 0) else { return bytes(of: file) }
        return decoded(file[...], isLittle: file[1] == 0)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
