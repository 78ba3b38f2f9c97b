public import LintelEvidence

/// Reads a `project.pbxproj` into its targets.
///
/// Manifests of generators (XcodeGen's `project.yml`, Tuist's `Project.swift`) are not read: what they would generate is only known
/// when the generated project lies in the tree.
public struct XcodeProjectReader: Sendable {
    /// Six times the largest project file of 882 surveyed (2.5 MB; projects.md, section 2).
    public static let largestFile = 16_000_000

    /// Gives the bytes of another file of the project, such as an xcconfig; nil if it is not there.
    public typealias FileSource = @Sendable (_ path: String) -> [UInt8]?

    let contents: FileSource

    public init(contents: @escaping FileSource) { self.contents = contents }

    /// The targets that build something, in the project's order.
    ///
    /// - Parameter path: of the `project.pbxproj`, as the evidence names it.
    public func read(_ bytes: [UInt8], path: String) throws(ReadError) -> [BuildTarget] {
        if bytes.count > Self.largestFile { throw .tooLarge(bytes: bytes.count, limit: Self.largestFile) }
        let document = try OpenStepDocument(path: path, bytes: bytes)
        let objects = ProjectObjects(document)
        guard let project = objects.project else { throw .notA("an Xcode project file", at: .start) }
        let layout = ProjectLayout(objects, project: project)
        let settings = BuildSettingsReader(objects: objects, layout: layout, project: project, contents: contents)
        return objects.references("targets", of: project).compactMap { id in
            guard let node = objects[id], objects.kind(of: node) == "PBXNativeTarget" else { return nil }
            return target(id, node, layout, settings, project: project)
        }
    }

    private func target(
        _ id: String, _ node: OpenStepNode, _ layout: ProjectLayout, _ settings: BuildSettingsReader, project: OpenStepNode
    ) -> BuildTarget {
        let objects = layout.objects
        let document = objects.document
        let name = document.text("name", in: node) ?? ""
        let configurations = settings.configurations(of: node, targetName: name)
        var target = BuildTarget(
            name: name, product: ProductKind(productType: document.text("productType", in: node) ?? ""),
            platforms: configurations.reduce(into: []) { $0.formUnion($1.platforms) },
            place: document.place(of: document.value("name", in: node) ?? node), configurations: configurations,
            files: layout.files(of: node, id: id), dependencies: objects.dependencies(of: node),
            sdk: linkedSDK(configurations, objects.document.value("attributes", in: project), in: document))
        for configuration in configurations {
            target.deviceFamilies.formUnion(configuration.deviceFamilies)
            guard let version = configuration.value("IPHONEOS_DEPLOYMENT_TARGET") else { continue }
            target.deploymentTarget = target.deploymentTarget.map { VersionText.lower($0, version) } ?? version
        }
        return target
    }

    private func linkedSDK(
        _ configurations: [BuildConfiguration], _ attributes: OpenStepNode?, in document: OpenStepDocument
    ) -> LinkedSDK {
        for configuration in configurations {
            guard let root = configuration.value("SDKROOT"), root.hasPrefix("iphoneos") else { continue }
            let version = root.dropFirst("iphoneos".count)
            if version.first?.isNumber == true { return .version(String(version)) }
        }
        guard let attributes, let check = document.text("LastUpgradeCheck", in: attributes), let sdk = VersionText.sdk(upgradeCheck: check)
        else { return .unknown }
        return .atLeast(sdk)
    }
}
