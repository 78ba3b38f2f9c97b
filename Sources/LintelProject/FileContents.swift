#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Reads files whole, with a limit, and never a device. Plain system calls: attributes by Foundation cost more than most files.
public enum FileContents {
    /// Bytes of one file.
    ///
    /// - Parameter limit: the most bytes that are read; larger files are refused by their size, unread.
    public static func contents(of path: String, limit: Int) throws(ReadError) -> [UInt8] {
        // Without O_NONBLOCK a pipe met on the way would stop everything.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .noSuchFile : .noAccess }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noAccess }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
        guard let bytes = fill(from: descriptor, size: size) else { throw .noAccess }
        return bytes
    }

    /// The first bytes of one file, for headers; nil where it cannot be read.
    static func prefix(of path: String, count: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return fill(from: descriptor, size: min(count, Int(status.st_size)))
    }

    /// What stands at a path, links followed.
    public enum Kind: Sendable { case file, folder, other }

    /// What stands there; nil where nothing does, or nothing can be asked.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    private static func fill(from descriptor: Int32, size: Int) -> [UInt8]? {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                guard let start = buffer.baseAddress else { return }
                let got = read(descriptor, start + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failed = true }
                if got <= 0 { return }
                count += got
            }
        }
        return failed ? nil : bytes
    }
}
