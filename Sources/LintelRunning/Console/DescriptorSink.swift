#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes to an open file, in large pieces. A reader that went away (`lintel rules | head`) ends the writing without a word; any
/// other failure, such as a full disk, is kept for the end.
package final class DescriptorSink: TextSink {
    /// Bytes gathered before they are handed on.
    private static let pieceSize = 1 << 16

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var isBroken = false
    package private(set) var failure: String?

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    package func write(_ text: String) {
        buffer += text.utf8
        if buffer.count >= Self.pieceSize { flush() }
    }

    package func flush() {
        var start = 0
        while start < buffer.count, !isBroken {
            let written = buffer[start...].withUnsafeBytes { unistdWrite(descriptor, $0) }
            if written < 0, errno == EINTR { continue }
            if written < 0, errno != EPIPE { failure = String(cString: strerror(errno)).lowercased() }
            if written <= 0 { isBroken = true } else { start += written }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
