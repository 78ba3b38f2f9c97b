extension Screen {
    /// A bar of the app's own keeps its frame; its background reaches through the inset that it stands on to the screen's edge (TB-05), and
    /// under the status bar where it is attached to the top (TB-06).
    func frame(_ place: OwnBarPlace, safeArea: EdgeInsets) -> BarFrame {
        let rect = place.rect
        var background = rect
        switch place.position {
        case .topAttached:
            if rect.minY <= safeArea.top + Self.touching { background = Rect(minX: rect.minX, minY: 0, maxX: rect.maxX, maxY: rect.maxY) }
        case .any, .bottom:
            if abs(rect.maxY - (size.height - safeArea.bottom)) < Self.touching {
                background = Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: size.height)
            }
        case .top: break
        }
        return BarFrame(content: rect, background: background)
    }

    /// Edges closer than this lie on each other, points: frames are rounded to pixels.
    private static let touching = 0.5
}
