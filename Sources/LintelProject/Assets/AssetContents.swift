import Foundation
import LintelEvidence

/// What a set's or group's `Contents.json` says. Damaged or missing files say nothing.
struct AssetContents {
    /// One file of a set.
    struct Entry {
        var filename: String
        var idiom = "universal"
        var scale: Int?
        var appearance: String?
    }

    var entries: [Entry] = []
    var renderingIntent: ImageAsset.RenderingIntent?
    var preservesVector = false
    var providesNamespace = false

    init(_ file: URL, limit: Int) {
        guard let bytes = try? FileContents.contents(of: file.path(percentEncoded: false), limit: limit),
            let root = try? JSON5(bytes), case .object(let members) = root.value
        else { return }
        for member in members {
            switch (member.key, member.value.value) {
            case ("images", .array(let list)), ("symbols", .array(let list)): entries = list.compactMap(Self.entry)
            case ("properties", .object(let properties)): read(properties)
            default: continue
            }
        }
    }

    private mutating func read(_ properties: [JSON5.Member]) {
        for property in properties {
            switch (property.key, property.value.value) {
            case ("template-rendering-intent", .string(let intent)): renderingIntent = ImageAsset.RenderingIntent(rawValue: intent)
            case ("preserves-vector-representation", .bool(let value)): preservesVector = value
            case ("provides-namespace", .bool(let value)): providesNamespace = value
            default: continue
            }
        }
    }

    private static func entry(_ json: JSON5) -> Entry? {
        guard case .object(let members) = json.value else { return nil }
        var entry = Entry(filename: "")
        for member in members {
            switch (member.key, member.value.value) {
            case ("filename", .string(let name)): entry.filename = name
            case ("idiom", .string(let idiom)): entry.idiom = idiom
            case ("scale", .string(let scale)): entry.scale = Int(scale.prefix { $0 != "x" })
            case ("appearances", .array(let list)): entry.appearance = list.lazy.compactMap(Self.appearance).first
            default: continue
            }
        }
        return entry.filename.isEmpty ? nil : entry
    }

    private static func appearance(_ json: JSON5) -> String? {
        guard case .object(let members) = json.value else { return nil }
        for member in members {
            if member.key == "value", case .string(let value) = member.value.value { return value }
        }
        return nil
    }
}
