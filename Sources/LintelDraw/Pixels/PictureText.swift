import CDeflate

/// A text that a PNG file carries beside its pixels (`iTXt`, PNG specification, section 11.3.3.4).
public struct PictureText: Hashable, Sendable {
    /// From 1 to 79 letters.
    public var keyword: String
    public var text: String

    public init(_ keyword: String, _ text: String) {
        precondition((1...79).contains(keyword.utf8.count), "a PNG keyword has from 1 to 79 letters")
        self.keyword = keyword
        self.text = text
    }

    /// Texts of a PNG file, in the file's order; none where it is something else.
    public static func all(inFile bytes: [UInt8]) -> [PictureText] {
        var texts: [PictureText] = []
        var place = signatureLength
        while place + 8 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let start = place + 8
            guard start + length + 4 <= bytes.count else { break }
            if bytes[(place + 4)..<start].elementsEqual("iTXt".utf8), let text = PictureText(data: bytes[start..<start + length]) {
                texts.append(text)
            }
            place = start + length + 4
        }
        return texts
    }

    /// The same PNG file with texts in it, before its pixels.
    public static func adding(_ texts: [PictureText], toFile bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= headerEnd else { return bytes }
        return bytes[..<headerEnd] + texts.flatMap(\.chunk) + bytes[headerEnd...]
    }

    private static let signatureLength = 8
    /// Signature, and the header chunk with its length, name and sum.
    private static let headerEnd = signatureLength + 4 + 4 + 13 + 4

    /// Uncompressed and without a language.
    private var chunk: [UInt8] {
        let data = Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
        let named = Array("iTXt".utf8) + data
        let sum = named.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        return Self.bytes(UInt32(data.count)) + named + Self.bytes(sum)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

    /// Nil where the text is compressed or cut short.
    private init?(data: ArraySlice<UInt8>) {
        guard let end = data.firstIndex(of: 0), end > data.startIndex, end + 3 < data.endIndex, data[end + 1] == 0 else { return nil }
        guard let language = data[(end + 3)...].firstIndex(of: 0), let translated = data[(language + 1)...].firstIndex(of: 0) else {
            return nil
        }
        keyword = String(decoding: data[..<end], as: UTF8.self)
        text = String(decoding: data[(translated + 1)...], as: UTF8.self)
    }
}
