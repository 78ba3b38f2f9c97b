import CDeflate

/// A PNG file as it grows: the signature, then chunks with their sums (PNG specification, section 5).
struct PNGChunks {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    mutating func append(_ name: String, _ data: [UInt8]) {
        bytes += Self.bytes(data.count)
        let start = bytes.count
        bytes += Array(name.utf8)
        bytes += data
        let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress?.advanced(by: start), $0.count - start) }
        bytes += Self.bytes(Int(sum))
    }

    /// A number of four bytes, the highest first.
    static func bytes(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }
}
