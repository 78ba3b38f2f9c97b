import Foundation
import LintelProject
import LintelRunning

/// The paths of a list, one a line.
enum PathList {
    /// Larger lists are taken for a mistake; bytes.
    private static let sizeLimit = 64_000_000

    /// Reads a file, or standard input for `-`. Empty lines are passed over.
    static func paths(from file: String) throws(CommandError) -> [String] {
        let bytes: [UInt8]
        if file == "-" {
            bytes = Array(FileHandle.standardInput.readDataToEndOfFile())
        } else {
            do throws(ReadError) {
                bytes = try FileContents.contents(of: file, limit: sizeLimit)
            } catch {
                throw .unreadable(file, error)
            }
        }
        return bytes.split { $0 == 0x0A || $0 == 0 }.map { line in
            String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        }.filter { !$0.isEmpty }
    }
}
