import Foundation

/// The last stretch of a finger's way, for its speed.
struct TouchPath {
    private var places: [(point: CGPoint, time: Double)] = []

    /// Seconds that count for the speed: a finger that has rested so long has none. Ours; UIKit's is not documented.
    private static let memory = 0.1

    mutating func add(_ point: CGPoint, at time: Double) {
        if places.last?.time == time { places.removeLast() }
        places.append((point, time))
        // One place from before the stretch stays, as its beginning.
        while places.count > 2, places[1].time < time - Self.memory { places.removeFirst() }
    }

    /// Points a second.
    func velocity(at time: Double) -> CGPoint {
        let recent = places.filter { $0.time >= time - Self.memory }
        guard let last = recent.last, let first = recent.count > 1 ? recent.first : places.last(where: { $0.time < last.time }) else {
            return .zero
        }
        let span = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
