import LintelModel

/// Holds the navigation bar and the toolbar of a placed screen against what the guidelines ask: every title whole, every item within the
/// margins and clear of its neighbours, every target wide enough for a finger.
public struct BarFit {
    let placed: PlacedScreen

    /// - Parameter placed: a screen as `ScreenLayout` places it; lengths are points.
    public init(_ placed: PlacedScreen) { self.placed = placed }

    /// Rounding of text widths is no misfit; points.
    static let tolerance = 0.1
    /// Least width of a target, and what edition 26 still accepts; points. GL-33, TB-63.
    static let narrowestTarget = 44.0
    static let narrowestTargetOnGlass = 28.0

    /// The first item of each bar that does not fit; empty where everything does.
    public var misfits: [BarMisfit] {
        [
            placed.navigationBar.flatMap { first(in: $0, .navigationBar) },
            placed.toolbar.flatMap { first(in: $0, .toolbar) ?? moved(from: $0) },
        ].compactMap(\.self)
    }

    private func first(in bar: PlacedBar, _ kind: BarMisfit.Bar) -> BarMisfit? {
        for (index, item) in bar.items.enumerated() where !item.isSpace {
            guard let (reason, missing) = problem(of: item, at: index, in: bar) else { continue }
            let text = item.wholeText?.text ?? item.text ?? ""
            let name = text.isEmpty ? Self.name(item.id, index, in: bar) : text
            return BarMisfit(bar: kind, item: name, objectID: item.objectID, reason: reason, missing: missing)
        }
        return nil
    }

    private static func name(_ kind: String, _ index: Int, in bar: PlacedBar) -> String {
        "\(kind) \(bar.items[...index].count { !$0.isSpace })"
    }

    private func problem(of item: PlacedItem, at index: Int, in bar: PlacedBar) -> (BarMisfit.Reason, Double)? {
        let outside = outside(item, bar.room)
        if let whole = item.wholeText { return (.cut, whole.missing) }
        if outside > Self.tolerance { return (.outside, outside) }
        let covered = bar.items[..<index].filter { !$0.isSpace }.map { Self.overlap(item.frame, $0.frame) }.max() ?? 0
        if covered > Self.tolerance { return (.overlapping, covered) }
        let narrow = missingTarget(item)
        return narrow > Self.tolerance ? (.narrowTarget, narrow) : nil
    }

    /// The chevron stands nearer to the edge than items do, by design.
    private func outside(_ item: PlacedItem, _ room: ClosedRange<Double>?) -> Double {
        guard let room, item.id != "back" else { return 0 }
        return max(room.lowerBound - item.frame.minX, item.frame.maxX - room.upperBound)
    }

    /// How far two boxes of one line lie over each other.
    private static func overlap(_ one: Rect, _ other: Rect) -> Double {
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return height > tolerance ? min(one.maxX, other.maxX) - max(one.minX, other.minX) : 0
    }

    /// UIKit widens the targets of its own buttons (TB-81); a custom view is as large as it is (TB-64). One of unknown size is not judged.
    private func missingTarget(_ item: PlacedItem) -> Double {
        guard item.id == "view", item.frame.width > 0 else { return 0 }
        let least = placed.screen.traits.era >= .twentySix ? Self.narrowestTargetOnGlass : Self.narrowestTarget
        return least - item.frame.width
    }

    /// The item that went into the menu first.
    private func moved(from bar: PlacedBar) -> BarMisfit? {
        guard let overflow = bar.overflow, let items = placed.screen.toolbar?.items, items.indices.contains(overflow.first) else {
            return nil
        }
        let item = items[overflow.first]
        let name = item.shownTitle ?? item.label ?? "\(item.kind) \(items[...overflow.first].count { !$0.isSpace })"
        return BarMisfit(bar: .toolbar, item: name, objectID: item.objectID, reason: .inMenu, missing: overflow.missing)
    }
}

extension PlacedItem {
    fileprivate var isSpace: Bool { id == "flexibleSpace" || id == "fixedSpace" }
}

extension BarItem {
    fileprivate var shownTitle: String? {
        switch content {
        case .title(let title): title
        case .icon, .system, .flexibleSpace, .fixedSpace, .segmented, .view: nil
        }
    }
}
