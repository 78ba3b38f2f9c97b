import LintelModel

/// The link back to the app that opened this one (SB-12): in place of signal and carrier on one-line bars, under the time in an ear.
struct BreadcrumbIndicator: Indicator {
    let id = StatusItemID.breadcrumb
    let keeping = Keeping.shortened

    /// Under the time: a line 13.33 high is that of 11 pt (statusbar-geometry.md, section 3).
    private static let smallFont = Font(size: 11)
    /// Side of the triangle, blank before it, and where the name begins, over the font's size: triangle 7.5 from 1 pt inside the
    /// leading edge and name 13 pt after it at 12 pt (observed-geometry.md, section 1, the rows taken for four bars 7.5 high).
    private static let side = 0.64
    private static let blank = 0.065
    private static let nameStart = 1.05

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? .beneath : .leading(0) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let app = setting.status.backToApp else { return nil }
        let font = setting.family.isSplit ? Self.smallFont : setting.labelFont
        guard let name = IndicatorFace.text(app, font: font, color: setting.ink.content, in: setting) else { return nil }
        return withTriangle(name, font: font, color: setting.ink.content)
    }

    /// The name with the triangle before it, also when it is shortened. A name that comes shortened takes all the room, as it did
    /// where it was read.
    private func withTriangle(_ name: IndicatorFace, font: Font, color: Color) -> IndicatorFace {
        let lead = font.size * Self.nameStart
        var face = name
        face.size.width += lead
        face.bearings.left = 0
        face.fillsRoom = name.fillsRoom || name.text?.hasSuffix("...") == true || name.text?.hasSuffix("\u{2026}") == true
        face.draw = { box, isMirrored in
            let middle = box.minY + font.ascent - font.capHeight / 2
            let side = font.size * Self.side
            let place = Rect(x: box.minX + font.size * Self.blank, y: middle - side / 2, width: side, height: side)
            let triangle = StatusGlyph.backTriangle(in: place)
            let x = isMirrored ? box.maxX - lead - name.size.width : box.minX + lead
            let nameBox = Rect(x: x, y: box.minY, width: name.size.width, height: box.height)
            let shown = isMirrored ? triangle.mirrored(in: box.minX + box.maxX) : triangle
            return [.fill(shown, .color(color))] + name.draw(nameBox, isMirrored)
        }
        face.shortened = { width in
            name.shortened?(width - lead).map { withTriangle($0, font: font, color: color) }
        }
        return face
    }
}
