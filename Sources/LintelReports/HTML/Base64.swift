/// Base64 (RFC 4648, section 4), for data addresses.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let piece = bytes[start..<min(start + 3, bytes.count)]
            let value = piece.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - piece.count))
            for position in 0..<4 {
                out.append(position <= piece.count ? alphabet[value >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
