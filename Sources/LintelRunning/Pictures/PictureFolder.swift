import LintelProject

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder that pictures go into.
package enum PictureFolder {
    /// Makes what is missing of a path. Throws `unwritable` with the system's own reason.
    package static func create(_ path: String) throws(CommandError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part
            if FileContents.kind(of: made) != .folder, mkdir(made, 0o777) != 0, errno != EEXIST { throw failure(path) }
            made += "/"
        }
        if FileContents.kind(of: made) != .folder {
            errno = ENOTDIR
            throw failure(path)
        }
    }

    private static func failure(_ path: String) -> CommandError {
        .unwritable(path, reason: String(cString: strerror(errno)).lowercased())
    }
}
