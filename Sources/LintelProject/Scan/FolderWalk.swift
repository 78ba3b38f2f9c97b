#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

internal import LintelEvidence

/// Lists what is worth reading below some folders: third-party code, products and version control left out, linked folders once.
struct FolderWalk: Sendable {
    struct Found: Sendable {
        var path: String
        var kind: FileKind
    }

    /// Folder names of code that others maintain (the survey's list), and of what tools produce.
    static let skippedNames: Set<String> = [
        "Pods", "Local Pods", "LocalPods", "Carthage", "Vendor", "vendor", "Vendors", "ThirdParty", "thirdparty", "third_party",
        "third-party", "Third-Party",
        "3rdparty", "DerivedData", "node_modules", "SourcePackages", "xcuserdata",
    ]

    /// Bundles that hold no source of the app.
    static let skippedEndings = [
        ".xcframework", ".framework", ".app", ".xcworkspace", ".docc", ".playground", ".xcdatamodeld", ".xcarchive", ".dSYM", ".xcresult",
        ".lproj.bak",
    ]

    /// What the working directory is, for calls to the system; empty for the process's own.
    let root: String
    let leavesOut: @Sendable (_ path: String) -> Bool

    private(set) var found: [Found] = []
    private var links: [String] = []
    private var seen: Set<Identity> = []

    /// No real tree is deeper; a stop for what the set of seen folders cannot see.
    private static let deepestFolder = 100

    private struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    private struct Entry {
        var name: String
        var type: Int32
    }

    init(root: String, leavesOut: @escaping @Sendable (_ path: String) -> Bool = { _ in false }) {
        self.root = root
        self.leavesOut = leavesOut
    }

    /// Adds everything below a folder. Folders that links lead to come last, so that a file has the path it lies at.
    mutating func add(folder: String) {
        walk(folder, depth: 0)
        while !links.isEmpty {
            let waiting = links.sorted()
            links = []
            for link in waiting { follow(link) }
        }
    }

    private mutating func follow(_ link: String) {
        guard let status = status(of: link) else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            walk(link, depth: 1)
        } else if status.st_mode & S_IFMT == S_IFREG, seen.insert(Self.identity(status)).inserted {
            add(file: link)
        }
    }

    mutating func add(file: String) {
        if let kind = FileKind(name: FolderPath.name(of: file)) { found.append(Found(path: file, kind: kind)) }
    }

    private mutating func walk(_ folder: String, depth: Int) {
        guard depth < Self.deepestFolder, let status = status(of: folder), seen.insert(Self.identity(status)).inserted else { return }
        if folder.hasSuffix(".xcassets") {
            found.append(Found(path: folder, kind: .assetCatalogue))
            return
        }
        for entry in entries(of: folder) {
            let path = ProjectPath.join(folder, entry.name)
            if leavesOut(path) { continue }
            switch entry.type {
            case Int32(DT_DIR): if !Self.isSkipped(entry.name) { walk(path, depth: depth + 1) }
            case Int32(DT_REG): add(file: path)
            case Int32(DT_LNK): if !Self.isSkipped(entry.name) { links.append(path) }
            default: continue
            }
        }
    }

    private static func isSkipped(_ name: String) -> Bool {
        name.hasPrefix(".") || skippedNames.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
    }

    /// Sorted by name; what cannot be listed is empty.
    private func entries(of folder: String) -> [Entry] {
        guard let stream = opendir(onDisk(folder)) else { return [] }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            entries.append(Entry(name: name, type: type(Int32(entry.pointee.d_type), ProjectPath.join(folder, name))))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Some file systems do not tell the type in the listing.
    private func type(_ listed: Int32, _ path: String) -> Int32 {
        guard listed == Int32(DT_UNKNOWN) else { return listed }
        var status = stat()
        guard lstat(onDisk(path), &status) == 0 else { return listed }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return Int32(DT_DIR)
        case S_IFREG: return Int32(DT_REG)
        case S_IFLNK: return Int32(DT_LNK)
        default: return listed
        }
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return stat(onDisk(path), &status) == 0 ? status : nil
    }

    private static func identity(_ status: stat) -> Identity {
        Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }

    private func onDisk(_ path: String) -> String { ProjectPath.onDisk(path, root: root) }
}
