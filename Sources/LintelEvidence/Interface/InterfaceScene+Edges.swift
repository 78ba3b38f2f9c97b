extension InterfaceScene {
    /// Where a stand-alone bar lies.
    public enum BarEdge: Hashable, Sendable {
        case top, bottom
        /// Between other views, at an edge of neither kind.
        case inside
        case unknown
    }

    /// A bar within this distance of an edge, in points, belongs to it; farther than any margin the editor offers.
    private static let reach = 24.0

    /// Told by constraints, then by autoresizing masks, and only for want of both by the frame (projects.md, section 1).
    public func edge(of bar: InterfaceView) -> BarEdge {
        guard let path = rootViews.lazy.map({ $0.path(to: bar.id) }).first(where: { !$0.isEmpty }), let root = path.first else {
            return .unknown
        }
        // A bar with nothing around it is itself what the file describes.
        guard path.count > 1 else { return .unknown }
        let pins = pins(of: bar.id).filter { abs($0.inset) <= Self.reach && isHeld($0) }
        if pins.contains(where: { $0.edge == .bottom }) { return path.count == 2 ? .bottom : edgeByFrame(path, in: root) }
        if pins.contains(where: { $0.edge == .top }) { return path.count == 2 ? .top : edgeByFrame(path, in: root) }
        if bar.translatesAutoresizingMask, path.count == 2 {
            let mask = bar.autoresizing
            if mask.contains(.flexibleMinY), !mask.contains(.flexibleMaxY) { return .bottom }
            if mask.contains(.flexibleMaxY), !mask.contains(.flexibleMinY) { return .top }
        }
        return edgeByFrame(path, in: root)
    }

    /// Held by an edge of what is around it, not by a neighbour. The old guides are one-sided, whichever of their edges is named.
    private func isHeld(_ pin: InterfacePin) -> Bool {
        switch pin.target {
        case .superview, .safeArea, .margins: pin.edge == pin.targetEdge
        case .layoutGuide: true
        case .keyboard: pin.edge == .bottom
        case .other: false
        }
    }

    private func edgeByFrame(_ path: [InterfaceView], in root: InterfaceView) -> BarEdge {
        guard let whole = root.frame, let frame = path.last?.frame, whole.height > 0 else { return .unknown }
        let top = path.dropFirst().reduce(0) { $0 + ($1.frame?.y ?? 0) }
        let tolerance = whole.height / 6
        if top + frame.height >= whole.height - tolerance { return .bottom }
        if top <= tolerance { return .top }
        return .inside
    }
}
