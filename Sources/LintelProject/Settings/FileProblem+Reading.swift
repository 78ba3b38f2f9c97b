import Foundation

extension FileProblem {
    /// The bytes of a file that a person named; `limit` in bytes.
    static func contents(ofFile path: String, limit: Int) throws(FileProblem) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing }
        if isFolder.boolValue { throw .folder }
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        if size > limit { throw .tooLarge(size, limit: limit) }
        guard let data = FileManager.default.contents(atPath: path) else { throw .forbidden }
        if data.isEmpty { throw .empty }
        return Array(data)
    }
}
