import LintelModel

/// The link back to the app that opened this one (SB-12): in place of signal and carrier on one-line bars, under the time in an ear.
struct BreadcrumbIndicator: Indicator {
    let id = StatusItemID.breadcrumb
    let keeping = Keeping.shortened

    /// Under the time: a line 13.33 high is that of 11 pt (statusbar-geometry.md, section 3).
    private static let smallFont = Font(size: 11)
    /// Triangle's width and height over the font's size: 7.1 at 11 pt, 7.8 at 12 pt (seen in two pictures).
    private static let triangle = (width: 0.65, height: 0.65)
    /// Between triangle and name, over the font's size.
    private static let gap = 0.34

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? .beneath : .leading(0) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let app = setting.status.backToApp else { return nil }
        let font = setting.family.isSplit ? Self.smallFont : setting.labelFont
        guard let name = IndicatorFace.text(app, font: font, color: setting.ink.content, in: setting) else { return nil }
        return withTriangle(name, font: font, color: setting.ink.content)
    }

    /// The name with the triangle before it, also when it is shortened.
    private func withTriangle(_ name: IndicatorFace, font: Font, color: Color) -> IndicatorFace {
        let arrow = Size(width: font.size * Self.triangle.width, height: font.size * Self.triangle.height)
        let lead = arrow.width + font.size * Self.gap
        var face = name
        face.size.width += lead
        face.bearings.left = 0
        face.draw = { box, isMirrored in
            let middle = box.minY + font.ascent - font.capHeight / 2
            let place = Rect(x: box.minX, y: middle - arrow.height / 2, width: arrow.width, height: arrow.height)
            let triangle = StatusGlyph.backTriangle(in: place)
            let nameBox = Rect(x: isMirrored ? box.minX : box.minX + lead, y: box.minY, width: box.width - lead, height: box.height)
            let shown = isMirrored ? triangle.mirrored(in: box.minX + box.maxX) : triangle
            return [.fill(shown, .color(color))] + name.draw(nameBox, isMirrored)
        }
        face.shortened = { width in
            name.shortened?(width - lead).map { withTriangle($0, font: font, color: color) }
        }
        return face
    }
}
