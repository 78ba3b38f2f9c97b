/// One build setting with its place: in the project file, or in an xcconfig file.
public struct BuildSetting: Hashable, Sendable {
    public var name: String
    /// Lists are joined by spaces. Variables stand as written.
    public var value: String
    public var place: Place

    public init(name: String, value: String, place: Place) {
        self.name = name
        self.value = value
        self.place = place
    }
}
