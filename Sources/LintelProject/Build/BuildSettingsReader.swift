internal import LintelEvidence

/// Puts a target's settings together: its own over its xcconfig's over the project's over the project's xcconfig's.
struct BuildSettingsReader: Sendable {
    let objects: ProjectObjects
    let layout: ProjectLayout
    let project: OpenStepNode
    let contents: XcodeProjectReader.FileSource

    /// One configuration a name, in the target's order.
    func configurations(of target: OpenStepNode, targetName: String) -> [BuildConfiguration] {
        let common = nodes(of: project)
        return nodes(of: target).map { name, node in
            var settings = builtIn(targetName: targetName, configuration: name)
            if let base = common.first(where: { $0.name == name })?.node { add(base, name, to: &settings) }
            add(node, name, to: &settings)
            var configuration = BuildConfiguration(name: name, settings: settings)
            configuration.infoPlist = configuration.value("INFOPLIST_FILE").flatMap { path in
                path.isEmpty ? nil : ProjectPath.join(layout.folder, path)
            }
            return configuration
        }
    }

    private func nodes(of owner: OpenStepNode) -> [(name: String, node: OpenStepNode)] {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
        return objects.objects("buildConfigurations", of: list).compactMap { node in
            objects.document.text("name", in: node).map { ($0, node) }
        }
    }

    /// What Xcode itself defines, as far as paths of lists use it. Paths start at the project's folder, so that folder is `.`.
    private func builtIn(targetName: String, configuration: String) -> [String: BuildSetting] {
        let place = Place(file: objects.document.path)
        let projectName = FolderPath.name(of: FolderPath.parent(of: objects.document.path)).prefix { $0 != "." }
        let values = [
            "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "PROJECT_NAME": String(projectName), "PROJECT": String(projectName),
            "TARGET_NAME": targetName, "TARGETNAME": targetName, "CONFIGURATION": configuration, "PRODUCT_NAME": targetName,
        ]
        return values.reduce(into: [:]) { $0[$1.key] = BuildSetting(name: $1.key, value: $1.value, place: place) }
    }

    /// The xcconfig a configuration is based on: a file of its own, or since Xcode 16 a path below a folder that is synchronised.
    private func basePath(of node: OpenStepNode) -> String? {
        let document = objects.document
        if let file = document.text("baseConfigurationReference", in: node) { return layout.path(file) }
        guard let anchor = document.text("baseConfigurationReferenceAnchor", in: node).flatMap({ layout.path($0) }),
            let relative = document.text("baseConfigurationReferenceRelativePath", in: node)
        else { return nil }
        return ProjectPath.join(anchor, relative)
    }

    private func add(_ node: OpenStepNode, _ configuration: String, to settings: inout [String: BuildSetting]) {
        let document = objects.document
        if let base = basePath(of: node) {
            var layers = SettingLayers(settings, configuration: configuration)
            XCConfigReader(contents: contents, projectFolder: layout.folder).read(base, into: &layers)
            settings = layers.settings
        }
        guard let own = document.value("buildSettings", in: node) else { return }
        var layers = SettingLayers(settings, configuration: configuration)
        for member in document.members(of: own) {
            guard let key = document.text(member.key) else { continue }
            let value =
                document.text(member.value) ?? document.elements(of: member.value).compactMap { document.text($0) }.joined(separator: " ")
            layers.set(key, to: value, at: document.place(of: member.key), valuePlace: document.place(of: member.value))
        }
        settings = layers.settings
    }
}
