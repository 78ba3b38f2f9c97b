extension DeviceCatalogue {
    /// The newest phone of each width in points, then the newest pad of each, from narrow to wide.
    public static let onePerWidth: [Device] = {
        var newest: [Width: Device] = [:]
        for device in all { newest[Width(isPad: device.isPad, points: device.display.points.width)] = device }
        return newest.sorted { $0.key < $1.key }.map(\.value)
    }()

    private struct Width: Hashable, Comparable {
        var isPad: Bool
        var points: Double

        static func < (one: Width, other: Width) -> Bool {
            one.isPad == other.isPad ? one.points < other.points : !one.isPad
        }
    }
}
