import Foundation

/// Zeroed memory of its owner's own. Large pieces come in huge pages where the system has them: a screen's pixels then cost six faults and not three
/// thousand, which is a tenth of the time that drawing a screen takes.
final class ClearMemory {
    let base: UnsafeMutableRawPointer
    let byteCount: Int
    private let mapping: (start: UnsafeMutableRawPointer, length: Int)?

    /// The usual huge page of x86-64 and arm64 with pages of 4 KiB.
    private static let hugePage = 2 << 20

    init(byteCount: Int) {
        self.byteCount = byteCount
        let length = byteCount + Self.hugePage
        if byteCount >= Self.hugePage, let start = Self.map(length) {
            base = start.alignedUp(toMultipleOf: Self.hugePage)
            madvise(base, byteCount, MADV_HUGEPAGE)
            mapping = (start, length)
        } else {
            // The system hands it out page by page when first touched, so that a small part of a large canvas costs little.
            base = calloc(max(byteCount, 1), 1)
            mapping = nil
        }
    }

    private static func map(_ length: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : start
    }

    deinit {
        if let mapping { munmap(mapping.start, mapping.length) } else { free(base) }
    }
}
