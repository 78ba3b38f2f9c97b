public import LintelModel

extension Device {
    /// Everything a person may call it.
    var everyName: [String] { [name, id, simulatorName] + aliases + modelIdentifiers }
}

extension DeviceCatalogue {
    /// By name, key, alias, simulator's name or `hw.machine` identifier; case, spaces and hyphens count for nothing.
    public static func device(named name: String) -> Device? {
        let wanted = folded(name)
        return all.first { $0.everyName.contains { folded($0) == wanted } }
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter { !" -_".contains($0) } }
}
