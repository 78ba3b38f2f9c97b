import Foundation
import PackagePlugin

/// Lists the files of certain folders in a generated `Registry.swift`, so that adding a rule, an indicator, a device year,
/// an output format or a command is one new file: its name is its type's name.
@main
struct RegistryPlugin: BuildToolPlugin {
    /// For each room: folder, the constant that lists it, the constant's type, and what stands for one file.
    static let registries: [String: [(folder: String, constant: String, type: String, entry: String)]] = [
        "LintelModel": [("Devices/Catalogue", "catalogueYears", "[[Device]]", "%.devices")],
        "LintelLayout": [
            ("StatusBar/Indicators", "allIndicators", "[any Indicator]", "%()"),
            ("StatusBar/Arrangements", "allArrangements", "[any StatusBarArrangement]", "%()"),
            ("Symbols/Drawings", "symbolSheets", "[[Symbol]]", "%.symbols"),
        ],
        "LintelDraw": [("Formats", "allPictureFormats", "[any PictureFormat]", "%()")],
        "LintelGuidelines": [("Rules", "allRules", "[any Rule]", "%()")],
        "LintelReports": [("Formats", "allReportFormats", "[any ReportFormat]", "%()")],
        "LintelCommandLine": [("Commands", "allCommands", "[any Command]", "%()")],
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let room = target as? SourceModuleTarget, let registries = Self.registries[target.name] else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Registry.swift")
        let root = room.directoryURL.path()
        let files = room.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path() < $1.path() }
        var arguments = [output.path(percentEncoded: false)]
        var inputs: [URL] = []
        for registry in registries {
            arguments += ["--list", registry.constant, registry.type, registry.entry]
            // A name with a plus sign is a part of a type (`Type+Concern.swift`), not a type of its own.
            for file in files
            where file.deletingLastPathComponent().path().hasSuffix(registry.folder + "/")
                && file.path().hasPrefix(root) && !file.lastPathComponent.contains("+")
            {
                arguments.append(file.deletingPathExtension().lastPathComponent)
                inputs.append(file)
            }
        }
        return [
            .buildCommand(
                displayName: "Registry of \(target.name)", executable: try context.tool(named: "registry-writer").url,
                arguments: arguments, inputFiles: inputs, outputFiles: [output])
        ]
    }
}
