/// One build setting with its place: in the project file, or in an xcconfig file.
public struct BuildSetting: Hashable, Sendable {
    public var name: String
    /// Lists are joined by spaces. Variables stand as written.
    public var value: String
    /// Where the name is written.
    public var place: Place
    public var valuePlace: Place

    public init(name: String, value: String, place: Place, valuePlace: Place? = nil) {
        self.name = name
        self.value = value
        self.place = place
        self.valuePlace = valuePlace ?? place
    }
}
