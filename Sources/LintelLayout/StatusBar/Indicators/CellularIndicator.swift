import LintelModel

/// Four bars, or four dots without service; a second line of a dual SIM phone stands below as dots (SB-03, SB-13).
struct CellularIndicator: Indicator {
    let id = StatusItemID.cellular

    /// Height of the two rows of a dual SIM phone over that of four bars: 15 over 13.67, seen on one 440 pt phone (observed on an iOS 18 device).
    private static let dualHeightShare = 15.0 / (13 + 2.0 / 3)
    /// Shortest of the upper row's bars over the highest: 4.33 over 9 there.
    private static let dualShortest = 0.48
    /// Corners: about 1 pt (statusbar-geometry.md, section 2).
    private static let corner = 1.0

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(10)
        case .notch, .island: .trailing(10)
        case .pad: .trailing(60)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard !setting.status.isAirplaneMode, !setting.showsBreadcrumbInLine, let line = setting.status.cellular else { return nil }
        switch line.mode {
        case .notSupported: return nil
        case .searching: return setting.family == .classic ? nil : dots(in: setting)
        case .failed: return dots(in: setting)
        case .active:
            guard let second = setting.status.secondaryCellular, second.mode != .notSupported else { return bars(line.bars, in: setting) }
            return pair(line.bars, second, in: setting)
        }
    }

    private func dots(in setting: StatusBarSetting) -> IndicatorFace {
        let (icons, color) = (setting.icons, setting.ink.unlit)
        let size = Size(width: icons.cellularSize.width, height: icons.barWidth)
        // One-line bars centre the bars; the dots' feet stand where the bars' feet would.
        let room = setting.family.isSplit ? size : icons.cellularSize
        var face = IndicatorFace(glyph: room, stance: .standing(pixelsBelow: 0), value: 0) { box, _ in
            let row = Rect(x: box.minX, y: box.maxY - size.height, width: size.width, height: size.height)
            return Self.columns(in: row, heights: Array(repeating: icons.barWidth, count: 4), icons).map { .fill($0, .color(color)) }
        }
        face.isWithoutService = true
        return face
    }

    private func bars(_ lit: Int, in setting: StatusBarSetting) -> IndicatorFace {
        let (icons, ink) = (setting.icons, setting.ink)
        return IndicatorFace(glyph: icons.cellularSize, stance: .standing(pixelsBelow: 0), value: lit) { box, _ in
            Self.painted(Self.columns(in: box, heights: icons.barHeights, icons), lit: lit, ink)
        }
    }

    private func pair(_ lit: Int, _ second: CellularStatus, in setting: StatusBarSetting) -> IndicatorFace {
        let (icons, ink) = (setting.icons, setting.ink)
        let height = setting.scale.snapped(icons.barHeights[3] * Self.dualHeightShare)
        let gap = icons.barPitch - icons.barWidth
        let upper = height - icons.barWidth - gap
        let heights = (0..<4).map { setting.scale.snapped(upper * (Self.dualShortest + (1 - Self.dualShortest) * Double($0) / 3)) }
        let size = Size(width: icons.cellularSize.width, height: height)
        var face = IndicatorFace(glyph: size, stance: .standing(pixelsBelow: 2), value: lit) { box, _ in
            let row = Rect(x: box.minX, y: box.minY, width: box.width, height: upper)
            return Self.painted(Self.columns(in: row, heights: heights, icons), lit: lit, ink)
        }
        let secondLit = second.mode == .active ? second.bars : 0
        face.companion = IndicatorFace.Companion(id: .secondaryCellular, value: secondLit) { box in
            Rect(x: box.minX, y: box.maxY - icons.barWidth, width: box.width, height: icons.barWidth)
        } draw: { row in
            Self.painted(Self.columns(in: row, heights: Array(repeating: icons.barWidth, count: 4), icons), lit: secondLit, ink)
        }
        return face
    }

    private static func columns(in box: Rect, heights: [Double], _ icons: IconSize) -> [Path] {
        heights.enumerated().map { index, height in
            let bar = Rect(
                x: box.minX + icons.barPitch * Double(index), y: box.maxY - height, width: icons.barWidth, height: height)
            return .roundedRect(bar, radius: corner)
        }
    }

    private static func painted(_ columns: [Path], lit: Int, _ ink: StatusInk) -> [Scene.Item] {
        columns.enumerated().map { .fill($1, .color($0 < lit ? ink.content : ink.unlit)) }
    }
}
