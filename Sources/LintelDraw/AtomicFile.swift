import Foundation

/// Writes whole files only: a reader sees the old one or the new one, and a failure leaves nothing behind.
public enum AtomicFile {
    /// Throws `cannotWrite` with the system's own reason.
    public static func write(_ bytes: [UInt8], to path: String) throws(DrawError) {
        let temporary = path + ".\(getpid()).part"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(path) }
        var written = 0
        var problem: DrawError?
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count, problem == nil {
                let count = Foundation.write(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count > 0 { written += count } else if errno != EINTR { problem = failure(path) }
            }
        }
        if close(file) != 0, problem == nil { problem = failure(path) }
        if problem == nil, rename(temporary, path) != 0 { problem = failure(path) }
        if let problem {
            unlink(temporary)
            throw problem
        }
    }

    private static func failure(_ path: String) -> DrawError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
}
