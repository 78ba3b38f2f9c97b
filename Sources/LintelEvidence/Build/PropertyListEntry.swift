/// A key on the top level of a property list, with its value and both places.
public struct PropertyListEntry: Hashable, Sendable {
    /// As the system asks for it, without device suffix.
    public var key: String
    /// The device the entry is meant for; nil for all (SB-36).
    public var device: DeviceFamily?
    public var value: PropertyValue
    /// Where the key is written; in a build setting, its name.
    public var place: Place
    public var valuePlace: Place

    public init(key: String, device: DeviceFamily? = nil, value: PropertyValue, place: Place, valuePlace: Place) {
        self.key = key
        self.device = device
        self.value = value
        self.place = place
        self.valuePlace = valuePlace
    }

    /// Takes a written key apart: `UIStatusBarHidden~ipad` is `UIStatusBarHidden` for iPad (SB-36). The old `~ipod` means the phone's family.
    public init(writtenKey: String, value: PropertyValue, place: Place, valuePlace: Place) {
        let parts = writtenKey.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        let device: DeviceFamily? =
            switch parts.count == 2 ? String(parts[1]) : "" {
            case "iphone", "ipod": .phone
            case "ipad": .pad
            default: nil
            }
        self.init(
            key: device == nil ? writtenKey : String(parts[0]), device: device, value: value, place: place, valuePlace: valuePlace)
    }
}
