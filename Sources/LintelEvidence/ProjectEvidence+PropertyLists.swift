extension ProjectEvidence {
    /// The property list at a path, if it was found and could be read.
    public func propertyList(at path: String) -> PropertyListFile? {
        propertyLists.first { $0.path == path }
    }

    /// What the target's app finds in its list, one for each group of configurations that agree. Empty if the list's file is named
    /// but was not read: then nothing is known.
    public func effectiveLists(of target: BuildTarget) -> [EffectivePropertyList] {
        var lists: [EffectivePropertyList] = []
        for configuration in target.configurations {
            guard var list = effectiveList(of: target, in: configuration) else { continue }
            if let same = lists.firstIndex(where: { $0.file == list.file && $0.entries == list.entries }) {
                lists[same].configurations.append(configuration.name)
            } else {
                list.configurations = [configuration.name]
                lists.append(list)
            }
        }
        return lists
    }

    private func effectiveList(of target: BuildTarget, in configuration: BuildConfiguration) -> EffectivePropertyList? {
        var entries: [PropertyListEntry] = []
        if let path = configuration.infoPlist {
            guard let file = propertyList(at: path) else { return nil }
            entries = file.entries.map { $0.expanded(in: configuration) }
        } else if configuration.settings["INFOPLIST_FILE"] != nil || !configuration.generatesInfoPlist {
            return nil
        }
        if configuration.generatesInfoPlist {
            let generated = configuration.generatedEntries
            let replaced = Set(generated.map { KeyOnDevice(key: $0.key, device: $0.device) })
            entries.removeAll { replaced.contains(KeyOnDevice(key: $0.key, device: $0.device)) }
            entries += generated
        }
        return EffectivePropertyList(target: target.name, file: configuration.infoPlist, projectFile: target.projectFile, entries: entries)
    }

    /// The lists of all apps for the phone and the pad, and of lists that no project accounts for.
    public var appLists: [EffectivePropertyList] {
        targets.filter(\.isApp).flatMap { effectiveLists(of: $0) } + strayLists.map { EffectivePropertyList($0) }
    }

    /// Lists of bundles that may be an app's although no target says so: no project lies above them, or one above names a list that
    /// cannot be told.
    private var strayLists: [PropertyListFile] {
        let named = Set(targets.flatMap { $0.configurations.compactMap(\.infoPlist) })
        let projects = Dictionary(grouping: targets, by: \.projectFolder)
        return propertyLists.filter { list in
            guard list.describesBundle, !named.contains(list.path) else { return false }
            let owner = FolderPath.ancestors(of: list.path).lazy.compactMap { folder in
                packageFolders.contains(folder) ? [] : projects[folder]
            }.first
            return owner.map { $0.isEmpty || $0.contains(where: \.hasUnknownList) } ?? true
        }
    }

    /// The lists that govern the status bar of what a source or interface file shows, in every app that contains it:
    /// of the targets that own it (for a framework, of the apps that use it), else the nearest list upwards (projects.md, section 1).
    /// Empty if nothing is known.
    public func effectiveLists(governing file: String) -> [EffectivePropertyList] {
        switch membership(of: file) {
        case .targets(let owners): appsContaining(owners).flatMap { effectiveLists(of: $0) }
        case .noTarget: []
        case .unknown: nearestLists(above: file).map { EffectivePropertyList($0) }
        }
    }

    /// Lists of bundles in the nearest folder upwards that has some, directly or in a folder of its own.
    public func nearestLists(above file: String) -> [PropertyListFile] {
        let bundles = propertyLists.filter(\.describesBundle)
        for folder in FolderPath.ancestors(of: file) {
            let here = bundles.filter { FolderPath.parent(of: $0.path) == folder }
            if !here.isEmpty { return here }
            let below = bundles.filter { list in
                let parent = FolderPath.parent(of: list.path)
                return parent != folder && FolderPath.parent(of: parent) == folder && !parent.isEmpty
            }
            if !below.isEmpty { return below }
        }
        return []
    }
}

extension BuildTarget {
    /// Whether some configuration names a list by variables that cannot be resolved.
    fileprivate var hasUnknownList: Bool {
        configurations.contains { $0.infoPlist == nil && $0.settings["INFOPLIST_FILE"] != nil }
    }
}

private struct KeyOnDevice: Hashable {
    var key: String
    var device: DeviceFamily?
}

extension PropertyListEntry {
    /// With the build's variables put in; what cannot be resolved stays as written.
    fileprivate func expanded(in configuration: BuildConfiguration) -> PropertyListEntry {
        guard case .string(let text) = value, let expanded = configuration.expand(text) else { return self }
        var entry = self
        entry.value = .string(expanded)
        return entry
    }
}

extension BuildConfiguration {
    private static let keyPrefix = "INFOPLIST_KEY_"

    /// The entries that `INFOPLIST_KEY_…` settings give; only orientation keys have forms for one device (SB-37).
    fileprivate var generatedEntries: [PropertyListEntry] {
        settings.values.filter { $0.name.hasPrefix(Self.keyPrefix) }.sorted { $0.name < $1.name }.map { setting in
            let name = String(setting.name.dropFirst(Self.keyPrefix.count))
            let written =
                if name.hasSuffix("_iPad") { name.dropLast("_iPad".count) + "~ipad" } else if name.hasSuffix("_iPhone") {
                    name.dropLast("_iPhone".count) + "~iphone"
                } else { name[...] }
            let text = expand(setting.value) ?? setting.value
            let value: PropertyValue =
                switch text {
                case "YES": .boolean(true)
                case "NO": .boolean(false)
                default: .string(text)
                }
            return PropertyListEntry(writtenKey: String(written), value: value, place: setting.place, valuePlace: setting.valuePlace)
        }
    }
}
