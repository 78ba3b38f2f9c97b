import LintelModel

extension BarLine {
    /// Leaves out or shortens until the entries fit: texts first, then the optional glyphs, then the gaps (SB-20).
    func fit(_ entries: [Entry], into span: BarFigures.Span) -> [Entry] {
        var entries = entries
        let room = room(in: span)
        while let excess = excess(of: entries, over: room) {
            if let index = entries.firstIndex(where: { $0.keeping == .shortened }) {
                let wanted = entries[index].face.size.width - excess
                if wanted > 0, let shorter = entries[index].face.shortened?(wanted) {
                    entries[index].face = shorter
                    return stretched(entries, to: room)
                }
                entries.remove(at: index)
            } else if let index = nextToDrop(entries) {
                entries.remove(at: index)
            } else {
                return shortenTime(entries, by: excess)
            }
        }
        return stretched(entries, to: room)
    }

    /// Gives what is left of the room to a label that was shortened.
    private func stretched(_ entries: [Entry], to room: Double) -> [Entry] {
        guard let index = entries.firstIndex(where: { $0.face.fillsRoom }) else { return entries }
        var entries = entries
        entries[index].face.bearings.right = 0
        let rest = room - width(of: entries, gapShare: 1)
        entries[index].face.size.width += max(rest, 0)
        return entries
    }

    /// The time is never left out, but a text longer than its region is shortened.
    private func shortenTime(_ entries: [Entry], by excess: Double) -> [Entry] {
        var entries = entries
        for index in entries.indices where entries[index].id == .time {
            let wanted = entries[index].face.size.width - excess
            if let shorter = entries[index].face.shortened?(max(wanted, 1)) { entries[index].face = shorter }
        }
        return entries
    }

    private func nextToDrop(_ entries: [Entry]) -> Int? {
        entries.indices.compactMap { index -> (index: Int, order: Int)? in
            switch entries[index].keeping {
            case .dropped(let order): (index, order)
            case .always, .shortened: nil
            }
        }.min { $0.order < $1.order }?.index
    }

    /// Around a centre the nearer end of the span decides.
    private func room(in span: BarFigures.Span) -> Double {
        switch span.justification {
        case .leading, .trailing: span.upper - span.lower
        case .centered(let center): 2 * min(center - span.lower, span.upper - center)
        }
    }

    /// Half a point more is never noticed: the measured groups themselves overhang the rule's region by as much.
    private static let tolerance = 0.5

    private func excess(of entries: [Entry], over room: Double) -> Double? {
        let share = entries.contains { $0.keeping != .always } ? 1 : arrangement.crowdedGapShare
        let excess = width(of: entries, gapShare: share) - room
        return excess > Self.tolerance ? excess : nil
    }

    /// Whether a region's gaps have to be drawn in.
    func gapShare(for entries: [Entry], in span: BarFigures.Span) -> Double {
        width(of: entries, gapShare: 1) - room(in: span) > Self.tolerance ? arrangement.crowdedGapShare : 1
    }

    /// From the first box's left edge to the last one's right edge.
    func width(of entries: [Entry], gapShare: Double) -> Double {
        var width = 0.0
        for (index, entry) in entries.enumerated() {
            width += entry.face.size.width
            guard index > 0 else { continue }
            width += gap(entries[index - 1], entry) * gapShare - entries[index - 1].face.bearings.right - entry.face.bearings.left
        }
        return width
    }

    func gap(_ former: Entry, _ latter: Entry) -> Double { arrangement.gap(from: former.id, to: latter.id, in: setting) }
}
