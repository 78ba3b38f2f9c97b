import LintelModel
import LintelProject
import LintelReports
import LintelRunning

/// Lists the devices that `--device` knows.
struct DevicesCommand: Command {
    enum Format: String, CaseIterable, Sendable { case text, json }

    let name = "devices"

    private static let format = Option<Format>.word("format", help: "text unless given")

    var syntax: CommandSyntax {
        CommandSyntax(
            "lists the devices by name, class, size and systems", groups: [OptionGroup(title: "output", options: [Self.format.syntax])])
    }

    func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
        switch arguments[Self.format] ?? .text {
        case .text: console.print(table)
        case .json: console.print(json.text(isPretty: true) + "\n")
        }
        return .done
    }

    private var table: String {
        let rows = DeviceCatalogue.all.map { device in
            [
                device.name, device.deviceClass.rawValue, "\(Int(device.display.points.width)) × \(Int(device.display.points.height))",
                "@\(device.scale.factor)x", "iOS \(device.firstSystem)–\(device.lastSystem.map { "\($0)" } ?? "")",
                device.modelIdentifiers.joined(separator: " "),
            ]
        }
        return TextTable(header: ["name", "class", "points", "scale", "systems", "identifiers"], rows: rows).text
    }

    private var json: JSON {
        let devices = DeviceCatalogue.all.map { device in
            JSON.object([
                ("name", .string(device.name)), ("id", .string(device.id)), ("aliases", .array(device.aliases.map { .string($0) })),
                ("identifiers", .array(device.modelIdentifiers.map { .string($0) })), ("year", .int(device.year)),
                ("class", .string(device.deviceClass.rawValue)), ("scale", .int(device.scale.factor)),
                ("screen", .object([("width", .number(device.display.points.width)), ("height", .number(device.display.points.height))])),
                ("firstSystem", .string("\(device.firstSystem)")), ("lastSystem", device.lastSystem.map { .string("\($0)") } ?? .null),
            ])
        }
        return .object([("schemaVersion", .int(JSON.schemaVersion)), ("devices", .array(devices))])
    }
}
