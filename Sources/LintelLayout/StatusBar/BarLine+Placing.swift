import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension BarLine {
    /// Puts the entries side by side: gaps count between what is seen, the ends of the row are the boxes' own.
    func lineUp(_ entries: [Entry], in span: BarFigures.Span, baseline: Double) -> [Entry] {
        let share = gapShare(for: entries, in: span)
        let width = width(of: entries, gapShare: share)
        var x: Double
        switch span.justification {
        case .leading: x = span.lower
        case .trailing: x = span.upper - width
        case .centered(let center):
            // A lone text is centred by its advance, a row by what is seen of it.
            let ends = entries.count > 1 ? (entries[0].face.bearings.left, entries[entries.count - 1].face.bearings.right) : (0, 0)
            x = center - (width + ends.0 - ends.1) / 2
        }
        var row: [Entry] = []
        for var entry in entries {
            if let former = row.last {
                x = former.seen.upper + gap(former, entry) * share - entry.face.bearings.left
            }
            entry.box = Rect(origin: Point(x: x, y: top(of: entry.face, baseline: baseline)), size: entry.face.size)
            row.append(entry)
        }
        return row.map { snapped($0) }
    }

    /// Glyphs begin on a pixel; text keeps its fractions across and stands on a pixel.
    private func snapped(_ entry: Entry) -> Entry {
        var entry = entry
        switch entry.face.stance {
        case .onBaseline: break
        case .onCapMiddle: entry.box.y = snap(entry.box.y + entry.face.ascent) - entry.face.ascent
        case .standing, .centered:
            entry.box.x = snap(entry.box.x)
            entry.box.y = snap(entry.box.y)
        }
        if entry.id == .cellular, entry.face.isWithoutService {
            entry.box = entry.box.offset(x: figures.dotsOffset.x, y: figures.dotsOffset.y)
        }
        return entry
    }

    /// The nearest pixel, the lower one of two: so do all measured groups fall.
    func snap(_ points: Double) -> Double {
        setting.scale.points(ceil(setting.scale.pixels(points) - 0.5 - 1e-6))
    }

    private func top(of face: IndicatorFace, baseline: Double) -> Double {
        let capMiddle = baseline - setting.clockFont.capHeight / 2
        switch (face.stance, figures.glyphLine) {
        case (.onBaseline, _), (.onCapMiddle, .middle): return baseline - face.ascent
        case (.onCapMiddle, .baseline): return capMiddle + face.capHeight / 2 - face.ascent
        case (.standing(let pixels), .baseline): return baseline + setting.scale.points(pixels) - face.size.height
        case (.centered, .baseline): return capMiddle - face.size.height / 2
        case (.standing, .middle(let middle)), (.centered, .middle(let middle)): return middle - face.size.height / 2
        }
    }

    /// The time with the room of the capsule behind it; a time given as text may need more than the capsule's own width.
    func onPill(_ time: IndicatorFace) -> IndicatorFace {
        let seen = time.size.width - time.bearings.left - time.bearings.right
        return time.widened(to: max(figures.pill.width, seen + figures.pill.height / 2))
    }

    /// The capsule fills the room that the time was given, and rises with it.
    func behindTime(_ entry: Entry) -> Entry {
        var entry = entry
        guard let time = placed.first(where: { $0.id == .time }) else {
            entry.box = snappedBox(center: Point(x: setting.screenSize.width / 2, y: figures.pillCenterY), size: figures.pill)
            return entry
        }
        let rise = figures.baseline - (time.box.minY + time.face.ascent)
        let center = Point(x: time.box.midX, y: figures.pillCenterY - rise)
        entry.box = snappedBox(center: center, size: Size(width: time.box.width, height: figures.pill.height))
        return entry
    }

    /// Things that have a place of their own; nil where the arrangement has none for them.
    func floating(_ entry: Entry) -> Entry? {
        let center: Point?
        switch entry.id {
        case .privacyDot: center = figures.privacyDotCenter
        case .grabber: center = figures.grabberCenter
        case .call, .recording, .hotspot: center = figures.islandMarkCenter
        case .time, .date, .cellular, .secondaryCellular, .carrier, .network, .wifi, .battery, .batteryText, .chargingBolt, .airplane,
            .location, .alarm, .rotationLock, .focus, .vpn, .bluetooth, .networkActivity, .breadcrumb:
            center = nil
        }
        guard let center else { return nil }
        var entry = entry
        entry.box = snappedBox(center: center, size: entry.face.size)
        return entry
    }

    private func snappedBox(center: Point, size: Size) -> Rect {
        let box = Rect(center: center, size: size)
        return Rect(x: snap(box.x), y: snap(box.y), width: box.width, height: box.height)
    }
}
