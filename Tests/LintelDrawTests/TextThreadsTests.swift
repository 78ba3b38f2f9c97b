import Foundation
import LintelModel
import Synchronization
import Testing

@testable import LintelDraw

/// Cairo 1.16 has one FreeType library for all threads of a process and keeps ten files open in it (`MAX_OPEN_FACES`): without a lock, one
/// thread closes the file that another one reads.
@Suite("Text on many threads")
struct TextThreadsTests {
    /// The first letters of scripts that each have a file of their own, all with forty letters in a row.
    private static let scripts: [UInt32] = [0x41, 0x410, 0x561, 0x905, 0x985, 0xA85, 0xB85, 0xE01, 0x1000, 0x1780, 0x4E00]
    private static let threads: UInt32 = 8

    /// Cairo remembers outlines for all engines, so each thread has letters that no other one asks for.
    @Test func noThreadClosesTheFileOfAnother() {
        let empty = Mutex<[String]>([])
        let group = DispatchGroup()
        for first in 0..<Self.threads {
            group.enter()
            Thread {
                defer { group.leave() }
                let missing = Self.lettersWithoutOutline(first: first)
                empty.withLock { $0 += missing }
            }.start()
        }
        group.wait()
        #expect(empty.withLock { $0 } == [])
    }

    /// From one file to the next with each letter, so that files are opened again and again.
    private static func lettersWithoutOutline(first: UInt32) -> [String] {
        guard let engine = try? TextEngine() else { return ["no engine"] }
        var missing: [String] = []
        for offset in stride(from: first, to: 40, by: Int(threads)) {
            for weight in Font.Weight.allCases {
                for scalar in scripts.compactMap({ Unicode.Scalar($0 + offset) }) {
                    let outline = engine.outline(of: String(scalar), font: Font(size: 12, weight: weight), tracking: 0)
                    if outline.path.elements.isEmpty { missing.append("\(scalar) \(weight)") }
                }
            }
        }
        return missing
    }
}
