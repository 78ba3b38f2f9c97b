import LintelEvidence

/// A picture's format and size, from its first bytes only; no picture is decoded.
struct ImageHeader: Hashable, Sendable {
    /// Enough for the size of nearly every JPEG (thumbnails come first) and PDF.
    static let prefixLength = 262_144

    var format: ImageAsset.File.Format
    /// Pixels, or points for a vector file.
    var width: Double
    var height: Double

    /// Nil where the bytes are none of the known formats, or damaged.
    init?(_ bytes: [UInt8]) {
        let size: (Double, Double)?
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            format = .png
            size = Self.pngSize(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            format = .jpeg
            size = Self.jpegSize(bytes)
        } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
            format = .gif
            size = (Double(bytes[6]) + Double(bytes[7]) * 256, Double(bytes[8]) + Double(bytes[9]) * 256)
        } else if bytes.starts(with: Array("%PDF".utf8)) {
            format = .pdf
            size = Self.pdfSize(bytes)
        } else {
            format = .svg
            size = Self.svgSize(bytes)
        }
        guard let size, size.0 > 0, size.1 > 0 else { return nil }
        (width, height) = size
    }

    private static func bigEndian(_ bytes: [UInt8], _ offset: Int, count: Int) -> Double? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return Double(bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) })
    }

    /// `IHDR` stands first, or behind the chunk that Xcode adds to the pictures it packs.
    private static func pngSize(_ bytes: [UInt8]) -> (Double, Double)? {
        var offset = 8
        while let length = bigEndian(bytes, offset, count: 4) {
            guard offset + 8 <= bytes.count else { return nil }
            if Array(bytes[offset + 4..<offset + 8]) == Array("IHDR".utf8) {
                guard let width = bigEndian(bytes, offset + 8, count: 4), let height = bigEndian(bytes, offset + 12, count: 4) else {
                    return nil
                }
                return (width, height)
            }
            offset += 12 + Int(length)
        }
        return nil
    }

    /// Walks the segments to the frame header (`SOF0` to `SOF15`, without the three that mean other things).
    private static func jpegSize(_ bytes: [UInt8]) -> (Double, Double)? {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                guard let height = bigEndian(bytes, offset + 5, count: 2), let width = bigEndian(bytes, offset + 7, count: 2) else {
                    return nil
                }
                return (width, height)
            }
            guard let length = bigEndian(bytes, offset + 2, count: 2), length >= 2 else { return nil }
            offset += 2 + Int(length)
        }
        return nil
    }

    /// The first `/MediaBox [x y x y]`, which holds for the first page; compressed object tables are not opened.
    private static func pdfSize(_ bytes: [UInt8]) -> (Double, Double)? {
        let key = Array("/MediaBox".utf8)
        guard let start = firstOffset(of: key, in: bytes) else { return nil }
        var numbers: [Double] = []
        var offset = start + key.count
        var word = ""
        let end = min(bytes.count, offset + 120)
        while offset < end, bytes[offset] != UInt8(ascii: "]") {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "[") || MarkupParser.isSpace(byte) {
                if let number = Double(word) { numbers.append(number) }
                word = ""
            } else {
                word.unicodeScalars.append(UnicodeScalar(byte))
            }
            offset += 1
        }
        if let number = Double(word) { numbers.append(number) }
        guard numbers.count == 4 else { return nil }
        return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    }

    private static func firstOffset(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= pattern.count else { return nil }
        return (0...bytes.count - pattern.count).first { offset in
            bytes[offset] == pattern[0] && bytes[offset..<offset + pattern.count].elementsEqual(pattern)
        }
    }

    /// `width` and `height` of the root, or those of its view box where they are missing or relative.
    private static func svgSize(_ bytes: [UInt8]) -> (Double, Double)? {
        guard let root = try? MarkupParser.rootTag(bytes), root.name == "svg" else { return nil }
        let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        let width = root["width"].flatMap(length) ?? (box.count == 4 ? box[2] : nil)
        let height = root["height"].flatMap(length) ?? (box.count == 4 ? box[3] : nil)
        guard let width, let height else { return nil }
        return (width, height)
    }

    private static func length(_ text: String) -> Double? {
        let plain = text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text
        return Double(plain)
    }
}
