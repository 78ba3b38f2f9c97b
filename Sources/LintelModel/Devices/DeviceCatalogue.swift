/// All devices Lintel knows, oldest first.
public enum DeviceCatalogue {
    /// By year of release.
    public static let all: [Device] = catalogueYears.flatMap(\.self)

    /// The device a text means: its name, id, alias, simulator's name or model identifier.
    /// Case, spaces, hyphens and brackets do not count.
    public static func device(named text: String) -> Device? { devicesByKey[key(text)] }

    /// Names of devices that a text may have meant, nearest first.
    public static func suggestions(for text: String, limit: Int = 3) -> [String] {
        NearestName.all(near: text, among: all.map(\.name), limit: limit)
    }

    private static let devicesByKey: [String: Device] = {
        var devices: [String: Device] = [:]
        for device in all {
            for spelling in device.spellings { devices[key(spelling)] = device }
        }
        // A device's own name wins over another one's alias.
        for device in all { devices[key(device.name)] = device }
        return devices
    }()

    private static func key(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "," || $0 == "." })
    }
}
