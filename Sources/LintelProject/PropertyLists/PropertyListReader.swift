internal import Foundation
public import LintelEvidence

/// Reads property lists of all three syntaxes.
public enum PropertyListReader {
    /// Ten times the largest list of 3,420 surveyed (1.6 MB; projects.md, section 2).
    public static let largestFile = 16_000_000

    /// The top level of a list with its places.
    ///
    /// - Parameter path: how the evidence names the file.
    public static func read(_ bytes: [UInt8], path: String) throws(ReadError) -> PropertyListFile {
        if bytes.count > largestFile { throw .tooLarge(bytes: bytes.count, limit: largestFile) }
        if bytes.starts(with: Array("bplist".utf8)) { return try binary(bytes, path: path) }
        if let line = MergeConflict.firstLine(in: bytes) { throw .mergeConflict(line: line) }
        switch firstCharacter(of: bytes) {
        case nil: throw .empty
        case UInt8(ascii: "<"), 0xFF, 0xFE: return try xml(bytes, path: path)
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"): return try openStep(bytes, path: path)
        default: throw bytes.contains(0) ? .notText : .notA("a property list", at: .start)
        }
    }

    /// The first byte that is neither blank nor part of a UTF-8 mark.
    private static func firstCharacter(of bytes: [UInt8]) -> UInt8? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        return text.first { !$0.isBlank }
    }

    /// Binary lists have no lines: every place is the file.
    private static func binary(_ bytes: [UInt8], path: String) throws(ReadError) -> PropertyListFile {
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
            throw .notA("a whole binary property list", at: .start)
        }
        let members = list as? [String: Any] ?? [:]
        let place = Place(file: path)
        let entries = members.keys.sorted().map { key in
            PropertyListEntry(writtenKey: key, value: value(members[key] ?? ""), place: place, valuePlace: place)
        }
        return PropertyListFile(path: path, format: .binary, entries: entries)
    }

    private static func value(_ object: Any) -> PropertyValue {
        switch object {
        case let text as String: .string(text)
        case let number as NSNumber: value(number)
        case let list as [Any]: .array(list.map { value($0) })
        case let members as [String: Any]: .dictionary(members.mapValues { value($0) })
        case let data as Data: .data(byteCount: data.count)
        case let date as Date: .date(date.formatted(.iso8601))
        default: .string(String(describing: object))
        }
    }

    private static func value(_ number: NSNumber) -> PropertyValue {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(number.boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .real(number.doubleValue)
        default: .integer(number.intValue)
        }
    }
}
