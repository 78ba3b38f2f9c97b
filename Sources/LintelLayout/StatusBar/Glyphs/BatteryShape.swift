import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The outlines of a battery in a box: body, cap and fill.
struct BatteryShape {
    let body: Rect
    let cap: Path
    let icons: IconSize
    /// The rounder frame of system 17 (statusbar-geometry.md, section 2).
    let isRounder: Bool
    private let isMirrored: Bool

    /// Radius of the frame as a share of the body's height: 4.3 on 13 (same place, K), less before by eye.
    private static let rounderShare = 4.3 / 13
    private static let olderShare = 0.29
    /// Fill's height over its radius with the rounder frame (same place, D).
    private static let fillHeightPerRadius = 3.125

    /// The cap stands at the trailing end, which mirroring puts on the left (SB-25).
    init(in box: Rect, icons: IconSize, isRounder: Bool, isMirrored: Bool) {
        let size = icons.batteryBody
        let x = isMirrored ? box.maxX - size.width : box.minX
        body = Rect(x: x, y: box.minY, width: size.width, height: size.height)
        let nub = Size(width: icons.batteryCap.width, height: icons.batteryCap.height)
        let right = Self.segment(in: Rect(origin: Point(x: body.maxX + IconSize.capGap, y: body.midY - nub.height / 2), size: nub))
        cap = isMirrored ? right.mirrored(in: body.minX + body.maxX) : right
        self.icons = icons
        self.isRounder = isRounder
        self.isMirrored = isMirrored
    }

    var radius: Double { body.height * (isRounder ? Self.rounderShare : Self.olderShare) }

    /// The body as a solid ground for digits: a third of a point higher and lower than the frame (15 over 14.33, on one phone of 440 pt).
    var ground: Path { .roundedRect(solidBody, radius: radius + Self.groundOverhang) }

    private var solidBody: Rect {
        body.inset(by: EdgeInsets(top: -Self.groundOverhang, left: 0, bottom: -Self.groundOverhang, right: 0))
    }

    private static let groundOverhang = 1.0 / 3

    /// Middle line of the frame.
    var frame: Path { .roundedRect(body.inset(by: icons.frameLine / 2), radius: radius - icons.frameLine / 2) }

    /// What a charge fills, from the leading end, at least a point wide (section 2).
    func fill(level: Int) -> Path {
        let inset = icons.frameLine + IconSize.fillGap
        let room = body.inset(by: inset)
        let width = max(room.width * Double(min(max(level, 0), 100)) / 100, 1)
        let x = isMirrored ? room.maxX - width : room.minX
        let corner = isRounder ? room.height / Self.fillHeightPerRadius : max(radius - inset, 1)
        return .roundedRect(Rect(x: x, y: room.minY, width: width, height: room.height), radius: corner)
    }

    /// The whole body up to a charge, for the percentage inside it.
    func share(level: Int) -> Path {
        let solid = solidBody
        let width = solid.width * Double(min(max(level, 0), 100)) / 100
        return .rect(Rect(x: isMirrored ? solid.maxX - width : solid.minX, y: solid.minY, width: width, height: solid.height))
    }

    /// A segment of a circle, flat on the left.
    private static func segment(in rect: Rect) -> Path {
        let half = rect.height / 2
        let radius = (half * half + rect.width * rect.width) / (2 * rect.width)
        let center = Point(x: rect.maxX - radius, y: rect.midY)
        let angle = asin(min(half / radius, 1))
        var path = Path([.move(Point(x: rect.minX, y: rect.minY))])
        Outline.arc(&path, center: center, radius: radius, from: -angle, to: angle)
        path.close()
        return path
    }
}
