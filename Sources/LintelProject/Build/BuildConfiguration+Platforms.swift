internal import LintelEvidence

extension BuildConfiguration {
    /// From the supported platforms, else from the SDK; empty if neither tells.
    var platforms: Set<Platform> {
        let supported = value("SUPPORTED_PLATFORMS").map { $0.split(separator: " ").compactMap { Platform(sdkName: String($0)) } } ?? []
        if !supported.isEmpty { return Set(supported) }
        return value("SDKROOT").flatMap { Platform(sdkName: $0) }.map { [$0] } ?? []
    }

    /// `TARGETED_DEVICE_FAMILY`; empty if absent.
    var deviceFamilies: Set<DeviceFamily> {
        let numbers = value("TARGETED_DEVICE_FAMILY").map { $0.split { $0 == "," || $0 == " " }.compactMap { Int($0) } } ?? []
        return Set(numbers.compactMap { DeviceFamily(rawValue: $0) })
    }
}
