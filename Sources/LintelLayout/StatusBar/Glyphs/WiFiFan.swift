import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The three parts of the Wi-Fi fan: a wedge and two arcs around one centre at the foot.
struct WiFiFan {
    /// Radii from the foot as shares of the outermost one: wedge, inner arc, outer arc. Read from the parts' heights in
    /// statusbar-geometry.md, section 2.
    private static let wedge = 0.31
    private static let inner = (near: 0.435, far: 0.668)
    private static let outer = (near: 0.79, far: 1.0)
    /// Corners of the arcs' ends, as a share of the outermost radius. By eye.
    private static let corner = 0.035

    private let foot: Point
    private let radius: Double
    private let halfAngle: Double

    /// The fan that fills a rectangle: its top touches the upper edge, its ends the sides, its foot the lower edge.
    init(in rect: Rect) {
        radius = rect.height
        foot = Point(x: rect.midX, y: rect.maxY)
        halfAngle = asin(min(rect.width / 2 / rect.height, 1))
    }

    /// From the inside: wedge, inner arc, outer arc.
    var parts: [Path] { [sector, ring(Self.inner), ring(Self.outer)] }

    private func point(_ distance: Double, _ angle: Double) -> Point {
        Point(x: foot.x + distance * sin(angle), y: foot.y - distance * cos(angle))
    }

    private var sector: Path {
        let far = Self.wedge * radius
        var path = Path([.move(foot), .line(point(far, -halfAngle))])
        Outline.arc(&path, center: foot, radius: far, from: -.pi / 2 - halfAngle, to: -.pi / 2 + halfAngle)
        path.close()
        return path
    }

    private func ring(_ share: (near: Double, far: Double)) -> Path {
        let (near, far, cut) = (share.near * radius, share.far * radius, Self.corner * radius)
        let (nearCut, farCut) = (cut / near, cut / far)
        var path = Path([.move(point(far, -halfAngle + farCut))])
        Outline.arc(
            &path, center: foot, radius: far, from: -.pi / 2 - halfAngle + farCut, to: -.pi / 2 + halfAngle - farCut)
        path.elements.append(
            .curve(point(far - cut, halfAngle), control1: point(far, halfAngle), control2: point(far, halfAngle)))
        path.elements.append(.line(point(near + cut, halfAngle)))
        path.elements.append(
            .curve(point(near, halfAngle - nearCut), control1: point(near, halfAngle), control2: point(near, halfAngle)))
        Outline.arc(
            &path, center: foot, radius: near, from: -.pi / 2 + halfAngle - nearCut, to: -.pi / 2 - halfAngle + nearCut)
        path.elements.append(
            .curve(point(near + cut, -halfAngle), control1: point(near, -halfAngle), control2: point(near, -halfAngle)))
        path.elements.append(.line(point(far - cut, -halfAngle)))
        path.elements.append(
            .curve(point(far, -halfAngle + farCut), control1: point(far, -halfAngle), control2: point(far, -halfAngle)))
        path.close()
        return path
    }
}
