/// Black pictures of any size, valid to the last check sum, for tests that need a file and not what is on it.
public enum PlainPNG {
    public static func bytes(width: Int, height: Int) -> [UInt8] {
        // One bit a pixel, no colours: a filter byte and packed zeros a line.
        let line = [UInt8](repeating: 0, count: 1 + (width + 7) / 8)
        let pixels = Array((0..<height).map { _ in line }.joined())
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [1, 0, 0, 0, 0])
            + chunk("IDAT", [0x78, 0x01] + stored(pixels) + bigEndian(adler32(pixels)))
            + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
    }

    /// Deflate without compression.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            result += [end == bytes.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] { stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 0xFF) } }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let carry = sum & 1
                sum >>= 1
                if carry == 1 { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }
}
