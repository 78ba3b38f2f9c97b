/// Memory for a picture's pixels, all clear at first. A canvas paints into it; once it is handed out as a bitmap nobody writes any more,
/// which is why it may cross threads.
final class PixelStore: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    let count: Int
    private let memory: ClearMemory

    init(count: Int) {
        self.count = count
        memory = ClearMemory(byteCount: count * MemoryLayout<UInt32>.stride)
        base = memory.base.bindMemory(to: UInt32.self, capacity: max(count, 1))
    }
}
