import Foundation

/// Writes whole files only: a reader sees the old one or the new one, and a failure leaves nothing behind.
public enum AtomicFile {
    /// Links are followed; what is no file, such as a pipe or a terminal, is written to and stays what it is.
    ///
    /// Throws `cannotWrite` with the system's own reason.
    public static func write(_ bytes: [UInt8], to path: String) throws(DrawError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            try fill(path, with: bytes, flags: O_WRONLY, named: path)
        } else {
            try replace(destination(of: path), with: bytes, named: path)
        }
    }

    /// Interrupts wait for the end, so that no half file is left.
    private static func replace(_ destination: String, with bytes: [UInt8], named path: String) throws(DrawError) {
        let temporary = destination + ".\(getpid()).part"
        var interrupts = sigset_t()
        var before = sigset_t()
        sigemptyset(&interrupts)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&interrupts, signal) }
        pthread_sigmask(SIG_BLOCK, &interrupts, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        do throws(DrawError) {
            try fill(temporary, with: bytes, flags: O_WRONLY | O_CREAT | O_EXCL, named: path)
            guard rename(temporary, destination) == 0 else { throw failure(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func fill(_ file: String, with bytes: [UInt8], flags: Int32, named path: String) throws(DrawError) {
        let descriptor = open(file, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        var written = 0
        var problem: DrawError?
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count, problem == nil {
                let count = Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count > 0 { written += count } else if errno != EINTR { problem = failure(path) }
            }
        }
        if close(descriptor) != 0, problem == nil { problem = failure(path) }
        if let problem { throw problem }
    }

    /// The file that a link leads to; the path itself where nothing stands yet.
    private static func destination(of path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func failure(_ path: String) -> DrawError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
}
