import Foundation

/// The first bytes of a PNG file (W3C PNG, section 11.2.2, IHDR).
struct PNGHeader {
    /// Pixels.
    let width: Int
    let height: Int
    let hasAlpha: Bool

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Signature, length and name of the chunk, and its thirteen bytes.
    private static let length = 8 + 8 + 13
    private static let greyWithAlpha: UInt8 = 4
    private static let colorWithAlpha: UInt8 = 6

    /// Nil for what is no PNG, or cannot be read.
    init?(_ path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.length), data.count == Self.length
        else {
            return nil
        }
        let bytes = [UInt8](data)
        guard Array(bytes.prefix(Self.signature.count)) == Self.signature else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        width = number(16)
        height = number(20)
        hasAlpha = bytes[25] == Self.greyWithAlpha || bytes[25] == Self.colorWithAlpha
    }
}
