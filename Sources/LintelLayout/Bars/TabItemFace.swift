import LintelModel

/// Icon, label and badge of one tab, put above or beside one another.
struct TabItemFace {
    var icon: IconDrawing?
    var label: BarLabel
    var badge: String?
    var iconColor: Color
    var labelColor: Color
    var appearance: Appearance
    /// Nil is red.
    var badgeColor: DynamicColor?
    var picture = BarPicture()
    /// Moves the title; points.
    var titleOffset = Point(x: 0, y: 0)
    var isRightToLeft = false
    /// On glass a badge hangs on its icon's corner.
    var isGlass = false
    /// Of phones on their sides.
    var hasCompactBadge = false

    /// Icon above label, both centred in a box; lengths from the box's upper edge.
    func stacked(in box: Rect, iconMiddle: Double, baseline: Double) -> PlacedItem {
        let label = label.truncated(to: box.width)
        let iconBox = Rect(center: Point(x: box.midX, y: box.minY + iconMiddle), size: icon?.size ?? .zero)
        var item = item(in: box, iconBox: iconBox, label: label, x: box.midX - label.width / 2, baseline: box.minY + baseline)
        item.drawing += stackedBadge(in: box, iconBox)
        return item
    }

    var besideWidth: Double { label.width + (icon.map { $0.size.width + TabBarMetrics.besideGap } ?? 0) }

    /// Icon and label in one line, centred in the box's height; lines start at the left in either direction of writing.
    func beside(in box: Rect) -> PlacedItem {
        let size = icon?.size ?? .zero
        let iconBox = Rect(x: box.minX, y: box.midY - size.height / 2, width: size.width, height: size.height)
        let middle = box.midY + (label.font.ascent - label.font.descent) / 2
        var item = item(in: box, iconBox: iconBox, label: label, x: box.maxX - label.width, baseline: middle)
        item.drawing += besideBadge(iconBox)
        return item
    }

    /// At a height of its own below the bar's upper edge, its start over the icon's end, within the tab.
    private func stackedBadge(in box: Rect, _ icon: Rect) -> [Scene.Item] {
        guard let badge = badgeShape else { return [] }
        guard !isGlass, !badge.text.isEmpty else {
            return badge.drawing(at: Point(x: icon.maxX, y: icon.minY), appearance: appearance)
        }
        let width = badge.size.width
        let x = icon.maxX - TabBarMetrics.badgeOverlap
        let start = isRightToLeft ? max(box.minX, icon.minX + TabBarMetrics.badgeOverlap - width) : min(x, box.maxX - width)
        return badge.drawing(from: Point(x: start, y: box.minY + TabBarMetrics.badgeTop), appearance: appearance)
    }

    /// Its end over the icon's, so that it leaves the label free (`UITabBarButton` of iOS 17).
    private func besideBadge(_ icon: Rect) -> [Scene.Item] {
        guard let badge = badgeShape else { return [] }
        let size = badge.size
        let x = isRightToLeft ? icon.minX : icon.maxX - size.width
        return badge.drawing(from: Point(x: x, y: icon.minY - size.height / 2 + Badge.drop), appearance: appearance)
    }

    private var badgeShape: Badge? {
        badge.map { Badge(text: $0, measure: label.measure, color: badgeColor, isCompact: hasCompactBadge) }
    }

    private func item(in box: Rect, iconBox: Rect, label: BarLabel, x: Double, baseline: Double) -> PlacedItem {
        var item = PlacedItem(id: icon == nil ? "title" : "icon", text: self.label.text, frame: box)
        item.target = box
        item.isTruncated = label.text != self.label.text
        item.missingPicture = icon?.missingPicture
        let isOriginal = picture.rendering == .original
        let ink = isOriginal ? picture.color?.resolved(for: appearance) ?? iconColor : iconColor
        let moved = iconBox.offset(x: (picture.insets.left - picture.insets.right) / 2, y: (picture.insets.top - picture.insets.bottom) / 2)
        item.drawing = icon?.drawing(in: moved, color: ink, isOriginal: isOriginal && picture.color == nil) ?? []
        if !label.text.isEmpty {
            item.drawing.append(label.drawing(x: x + titleOffset.x, baseline: baseline + titleOffset.y, color: labelColor))
        }
        return item
    }
}
