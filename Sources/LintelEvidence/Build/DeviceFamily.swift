/// A family of devices as `TARGETED_DEVICE_FAMILY` numbers them; plist keys with a suffix are for one of the first two.
public enum DeviceFamily: Int, Hashable, Sendable, CaseIterable {
    case phone = 1
    case pad = 2
    case tv = 3
    case watch = 4
    case vision = 7
}
