import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The work of filling one bar: candidates are fitted into their regions, put side by side, and drawn.
struct BarLine {
    /// An indicator that has something to show, and its box once it is placed.
    struct Entry {
        var id: StatusItemID
        var position: BarPosition
        var keeping: Keeping
        var face: IndicatorFace
        var box = Rect.zero

        /// The part of the box in which something is seen.
        var seen: (lower: Double, upper: Double) { (box.minX + face.bearings.left, box.maxX - face.bearings.right) }
    }

    let setting: StatusBarSetting
    let arrangement: any StatusBarArrangement
    let figures: BarFigures
    private(set) var placed: [Entry] = []

    init(setting: StatusBarSetting, arrangement: any StatusBarArrangement, figures: BarFigures) {
        self.setting = setting
        self.arrangement = arrangement
        self.figures = figures
    }

    mutating func fill(with indicators: [any Indicator]) {
        let regions = Dictionary(grouping: entries(of: indicators)) { $0.position.region }
        let hasLine = regions[.beneath] != nil
        for region in [BarPosition.Region.center, .trailing, .leading, .beneath] {
            guard let entries = regions[region], var span = figures.spans[region] else { continue }
            trim(&span, of: region)
            if region == .trailing { reserveClock(in: &span, regions[.leading] ?? []) }
            let fitting = fit(entries.sorted { $0.position.rank < $1.position.rank }, into: span)
            placed += lineUp(fitting, in: span, baseline: baseline(of: region, hasLine: hasLine))
        }
        placed += (regions[.behindTime] ?? []).map(behindTime)
        placed += (regions[.floating] ?? []).compactMap(floating)
    }

    /// What has something to show; the time is given a capsule's room where one is behind it.
    private func entries(of indicators: [any Indicator]) -> [Entry] {
        let entries = indicators.compactMap { indicator -> Entry? in
            guard let position = indicator.position(in: setting), let face = indicator.face(in: setting) else { return nil }
            return Entry(id: indicator.id, position: position, keeping: indicator.keeping, face: face)
        }
        guard entries.contains(where: { $0.position.region == .behindTime }) else { return entries }
        return entries.map { entry in
            guard entry.id == .time else { return entry }
            var wider = entry
            wider.face = onPill(entry.face)
            return wider
        }
    }

    private func baseline(of region: BarPosition.Region, hasLine: Bool) -> Double {
        switch region {
        case .beneath: figures.beneathBaseline
        case .leading: hasLine ? setting.scale.snapped(figures.baseline - figures.timeLift) : figures.baseline
        case .center, .trailing, .behindTime, .floating: figures.baseline
        }
    }

    /// The clock is never left out: icons on the same line leave it its room, though no more than half of the line (SB-20).
    private func reserveClock(in span: inout BarFigures.Span, _ leading: [Entry]) {
        guard !setting.family.isSplit, let clock = leading.first(where: { $0.id == .time }), let start = figures.spans[.leading]?.lower
        else { return }
        let room = min(clock.face.size.width, (span.upper - start) / 2)
        span.lower = max(span.lower, start + room + figures.separation)
    }

    /// On one-line bars a region ends before what is already placed on the other side.
    private func trim(_ span: inout BarFigures.Span, of region: BarPosition.Region) {
        guard !setting.family.isSplit else { return }
        for entry in placed where entry.position.region != region {
            switch region {
            case .leading: span.upper = min(span.upper, entry.box.minX - figures.separation)
            case .trailing: span.lower = max(span.lower, entry.box.maxX + figures.separation)
            case .center, .beneath, .behindTime, .floating: break
            }
        }
    }
}

extension BarLine {
    /// Items in painting order, mirrored where the language is written from the right (SB-25).
    var items: [PlacedItem] {
        let isMirrored = setting.traits.direction == .rightToLeft
        let order: [BarPosition.Region] = [.behindTime, .leading, .center, .trailing, .beneath, .floating]
        return order.flatMap { region in placed.filter { $0.position.region == region } }.flatMap { entry in
            let box = isMirrored ? entry.box.mirrored(in: setting.screenSize.width) : entry.box
            return Self.items(entry, in: box, isMirrored: isMirrored)
        }
    }

    private static func items(_ entry: Entry, in box: Rect, isMirrored: Bool) -> [PlacedItem] {
        var item = PlacedItem(
            id: entry.id.rawValue, text: entry.face.text, value: entry.face.value, frame: box, drawing: entry.face.draw(box, isMirrored))
        item.isTruncated = entry.face.isTruncated
        guard let companion = entry.face.companion else { return [item] }
        let part = companion.part(box)
        let second = PlacedItem(id: companion.id.rawValue, value: companion.value, frame: part, drawing: companion.draw(part))
        return [item, second]
    }
}
