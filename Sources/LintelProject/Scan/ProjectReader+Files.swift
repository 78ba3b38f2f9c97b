internal import Foundation
internal import LintelEvidence

extension ProjectReader {
    /// One file, whatever is in it: an error becomes part of the answer.
    func read(_ path: String, _ kind: FileKind) -> FileReading {
        var reading = FileReading(path: path)
        let onDisk = ProjectPath.onDisk(path, root: root)
        if kind == .assetCatalogue {
            reading.content = .images(AssetCatalogReader.read(folder: URL(filePath: onDisk), path: path))
            return reading
        }
        do throws(ReadError) {
            let bytes = try FileContents.contents(of: onDisk, limit: kind.largestFile)
            reading.content = try content(of: bytes, path, kind)
            reading.suppressions = SuppressionScan.suppressions(in: bytes, path: path)
        } catch {
            reading.unreadable = error.unreadable(path)
        }
        return reading
    }

    private func content(of bytes: [UInt8], _ path: String, _ kind: FileKind) throws(ReadError) -> FileReading.Content {
        switch kind {
        case .swift: swiftReader(path, bytes).map { .source($0) } ?? .nothing
        case .objectiveC: ObjectiveCReader.evidence(path: path, bytes: bytes).map { .source($0) } ?? .nothing
        case .interface: .interface(try InterfaceReader.read(bytes, path: path))
        case .propertyList: .propertyList(try PropertyListReader.read(bytes, path: path))
        case .project: .targets(try projectReader.read(bytes, path: path))
        case .assetCatalogue, .image, .package: .nothing
        }
    }

    private var projectReader: XcodeProjectReader {
        XcodeProjectReader { [root] path in
            try? FileContents.contents(of: ProjectPath.onDisk(path, root: root), limit: XcodeProjectReader.largestFile)
        }
    }

    func looseImages(_ paths: [String]) -> [ImageAsset] {
        ImageFileReader.looseImages(paths.map { (URL(filePath: ProjectPath.onDisk($0, root: root)), $0) })
    }
}

extension ProjectEvidence {
    mutating func add(_ reading: FileReading) {
        switch reading.content {
        case .interface(let file): interfaces.append(file)
        case .source(let file): sources.append(file)
        case .propertyList(let list): if list.isOfInterest { propertyLists.append(list) }
        case .targets(let read): targets += read
        case .images(let read): images += read
        case .nothing: break
        }
        suppressions += reading.suppressions
        if let file = reading.unreadable {
            unreadable.append(file)
            // Whatever such a project would list is not known to be listed nowhere.
            if FileKind(name: FolderPath.name(of: reading.path)) == .project {
                packageFolders.insert(FolderPath.parent(of: FolderPath.parent(of: reading.path)))
            }
        }
    }

    /// Puts what projects list in the paths of the files that were found.
    mutating func locateFiles(_ disk: PathsOnDisk) {
        for target in targets.indices {
            targets[target].files = disk.spelled(targets[target].files)
            for configuration in targets[target].configurations.indices {
                guard let list = targets[target].configurations[configuration].infoPlist else { continue }
                targets[target].configurations[configuration].infoPlist = disk.spelled(list)
            }
        }
        let taken = targets.reduce(into: Set<String>()) { $0.formUnion($1.files.listed) }
        for target in targets.indices {
            targets[target].files = disk.located(targets[target].files, below: targets[target].projectFolder, taken: taken)
        }
    }

    /// Takes out source and interface files that no target builds, and those built only for other systems than iOS.
    mutating func leaveOutForeignFiles() {
        let evidence = self
        let isOurs = { (path: String) in
            switch evidence.membership(of: path) {
            case .unknown: true
            // Headers tell ancestors, and no target lists them.
            case .noTarget: path.hasSuffix(".h")
            case .targets(let owners): owners.contains { $0.platforms.isEmpty || $0.platforms.contains(.iOS) }
            }
        }
        let foreign = Set((interfaces.map(\.path) + sources.map(\.path)).filter { !isOurs($0) })
        interfaces.removeAll { foreign.contains($0.path) }
        sources.removeAll { foreign.contains($0.path) }
        suppressions.removeAll { foreign.contains($0.place.file) }
    }
}

extension PropertyListFile {
    /// Lists of bundles, and others with keys of the system; data of the app and entitlements are not kept.
    fileprivate var isOfInterest: Bool {
        describesBundle || entries.contains { $0.key.hasPrefix("UI") } || FolderPath.name(of: path).hasSuffix("Info.plist")
    }
}
