import LintelModel

/// Positions read from screenshots of one display (observed-geometry.md, section 1; statusbar-geometry.md, sections 1 and 3). They win over the rules by at most a
/// point; a display without them follows its arrangement's rules.
struct MeasuredFigures: Hashable, Sendable {
    /// x of the middle of the time's text box.
    var clockCenter: Double?
    var baseline: Double?
    /// Distance from the battery's cap to the screen's trailing edge.
    var trailingInset: Double?
    /// Left edge of signal, Wi-Fi and battery when all three are shown, on bars that centre the group.
    var trailingStart: Double?
    var leadingInset: Double?
    var dotsOffset: Point?

    private static let third = 1.0 / 3

    /// The figures of a display, by layout and width: layouts alone do not tell the island phones apart.
    static func of(_ display: Display) -> MeasuredFigures? {
        switch (display.statusBarLayout, display.points.width) {
        case (.classic, 414):
            // Dots of a phone without service: two repositories (section 1, homePlus).
            MeasuredFigures(trailingInset: 5 + third, leadingInset: 6 + 2 * third, dotsOffset: Point(x: -2 * third, y: -third))
        case (.classic, _): MeasuredFigures(trailingInset: 5.5, leadingInset: 6.5)
        case (.split1125, _): MeasuredFigures(clockCenter: 46.9, baseline: 28 + third, trailingInset: 14 + third)
        case (.split1242, _): MeasuredFigures(clockCenter: 57.1, baseline: 28 + third, trailingInset: 21 + 2 * third)
        case (.split828, _): MeasuredFigures(clockCenter: 51.9, baseline: 30.5, trailingInset: 17)
        case (.split1080, _): MeasuredFigures(clockCenter: 43.5, baseline: 32 + 2 * third, trailingInset: 11 + third)
        case (.split1170, _): MeasuredFigures(clockCenter: 52, baseline: 30 + third, trailingInset: 18 + third)
        case (.split1284, _): MeasuredFigures(clockCenter: 62.8, baseline: 30 + third, trailingInset: 27 + third)
        case (.islandMedium, 393): MeasuredFigures(clockCenter: 71.8, baseline: 35 + third, trailingStart: 282)
        case (.islandMedium, 402): MeasuredFigures(clockCenter: 74.1, baseline: 38 + 2 * third, trailingStart: 288 + third)
        case (.islandLarge, 430): MeasuredFigures(clockCenter: 80.8, baseline: 35 + 2 * third, trailingStart: 305 + third)
        case (.islandLarge, 440): MeasuredFigures(clockCenter: 83.5, baseline: 39, trailingStart: 312 + third)
        case (.islandLarge, 420): MeasuredFigures(clockCenter: 77, baseline: 45, trailingStart: 298 + third)
        default: nil
        }
    }
}
