import LintelModel

extension ScreenTransition.Pose {
    /// The upper content beside its place, above the lower one that has given way and is dimmed.
    /// - Parameters:
    ///   - way: of the upper one, in points; below zero where it comes from the left.
    ///   - room: nothing is painted outside.
    func slid(_ above: [Scene.Item], over below: [Scene.Item], by way: Double, in room: Rect) -> [Scene.Item] {
        let lower = below.map { $0.offset(x: -lowerShift * way) }
        let upper = above.map { $0.offset(x: upperShift * way) }
        let veil = Scene.Item.fill(.rect(room), .color(Color.black.opacity(dimming)))
        let box = room.offset(x: upperShift * way).intersection(room)
        return [.group(Group(lower + [veil], clip: .rect(room))), .group(Group(upper, clip: .rect(box)))]
    }
}
