/// All rules, by id.
public enum Guidelines {
    public static let all: [any Rule] = allRules.sorted { $0.id < $1.id }

    /// The rule of an id, such as `toolbar-with-tab-bar`.
    public static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
