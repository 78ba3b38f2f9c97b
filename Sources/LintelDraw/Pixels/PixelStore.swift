import Foundation

/// Memory for a picture's pixels, all clear at first. A canvas paints into it; once it is handed out as a bitmap nobody writes any more,
/// which is why it may cross threads.
final class PixelStore: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    let count: Int

    init(count: Int) {
        self.count = count
        // Zeroed by the system page by page when first touched, so that a small part of a large canvas costs little.
        base = calloc(max(count, 1), MemoryLayout<UInt32>.stride).assumingMemoryBound(to: UInt32.self)
    }

    deinit { free(base) }
}
