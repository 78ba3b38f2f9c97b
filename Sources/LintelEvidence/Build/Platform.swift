/// A system that a target is built for.
public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// From the name of an SDK, such as `iphoneos17.2` or `macosx`.
    public init?(sdkName: String) {
        let names: [(String, Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        guard let match = names.first(where: { sdkName.hasPrefix($0.0) }) else { return nil }
        self = match.1
    }
}
