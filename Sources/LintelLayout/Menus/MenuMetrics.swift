import LintelModel

/// Lengths of open menus in points, at the standard text size. All are UIKit's own (`_UIContextMenuPlatformMetrics`, and its `_Glass` of
/// system 26, read from its classes) unless a line says that they are ours.
struct MenuMetrics {
    /// `defaultMenuWidth`.
    let width = 250.0
    /// `minimumContainerInsets`: what stays free around a menu.
    let containerInset = 8.0
    /// `menuCornerRadius`.
    let cornerRadius: Double
    /// `menuMaximumHeight`.
    let maximumHeight: Double
    /// `menuItemInternalPadding`: from a side of the panel to a row's content.
    let padding: Double
    /// `leadingIndentationWidth`: what all rows stand further in where one has a mark or opens a submenu.
    let indentation: Double
    /// `leadingDecorationViewOffset`: the mark's middle from the padding's end.
    let markOffset: Double
    /// `dynamicImageBoxWidth`, `leadingImageOffset` and `minIntraItemSpacing`: the box that a picture is centred in.
    let imageBox: Double
    let imageOffset: Double
    let spacing = 4.0
    /// `prefersLeadingImageCellLayout`: pictures before titles, which all begin at one line then.
    let leadsWithImage: Bool
    /// `itemTopToFirstBaseline`, `itemBaselineToBaseline`, `itemLastBaselineToBottom`, and the last with a subtitle.
    let firstBaseline: Double
    let subtitleDistance: Double
    let lastBaseline: Double
    let lastBaselineWithSubtitle: Double
    /// `itemSeparatorHeight` in pixels.
    let rowLinePixels: Double
    /// `sectionInsets` above and below a section's rows, `sectionSeparatorHeight` and `sectionSeparatorInsets` between two sections.
    let sectionInset: Double
    let sectionLine: Double
    let sectionLineInset: Double
    /// `menuTitlePadding` above and below a menu's title, `headerPadding` of a section's.
    let titleInsets: (top: Double, bottom: Double)
    let headerInsets: (top: Double, bottom: Double)
    /// `menuTitleFont` and `subtitleFont`.
    let titleStyle: TextStyle
    let titleWeight: Font.Weight
    let subtitleStyle: TextStyle
    /// `largeItemContentShapeInsets`: the plate of a pressed row from the panel's sides.
    let pressedInset: Double

    /// Systems 14 to 18.
    static let flat = MenuMetrics(
        cornerRadius: 13, maximumHeight: .infinity, padding: 16, indentation: 16, markOffset: 8.0 / 3, imageBox: 24, imageOffset: 0,
        leadsWithImage: false, firstBaseline: 28, subtitleDistance: 20, lastBaseline: 47.0 / 3, lastBaselineWithSubtitle: 47.0 / 3,
        rowLinePixels: 1, sectionInset: 0, sectionLine: 8, sectionLineInset: 0, titleInsets: (10, 11), headerInsets: (10, 11),
        titleStyle: .caption1, titleWeight: .regular, subtitleStyle: .subheadline, pressedInset: 0)

    /// Since system 26. The weight of titles is ours: the class names a constant, not a figure.
    static let glass = MenuMetrics(
        cornerRadius: 32, maximumHeight: 520, padding: 28, indentation: 12, markOffset: 0, imageBox: 40, imageOffset: -12,
        leadsWithImage: true, firstBaseline: 27, subtitleDistance: 17, lastBaseline: 15, lastBaselineWithSubtitle: 14, rowLinePixels: 0,
        sectionInset: 10, sectionLine: 1, sectionLineInset: 24, titleInsets: (20, 8), headerInsets: (12, 16), titleStyle: .footnote,
        titleWeight: .semibold, subtitleStyle: .footnote, pressedInset: 10)

    /// Side of a symbol's square, of a mark's and of a chevron's: ours, by the sizes of their text styles.
    static let symbolSide = 20.0
    static let markSide = 16.0
    static let chevronSide = 14.0
    /// Lines that a title may take below the accessibility sizes; ours.
    static let titleLines = 2
    /// Between a control and a flat menu: half of what the control lacks to 45, and not less than 4 (`controlAttachmentYOffsetProvider`).
    static func gap(toControlOf height: Double) -> Double { max(4, (45 - height) / 2) }
    /// A control whose middle lies nearer to the window's than this share of its width has its menu centred
    /// (`_UIControlMenuSupportUpdateStyle`).
    static let middleShare = 0.05
    /// How much of the menu below is left to be seen through an open submenu; ours.
    static let coveredOpacity = 0.4
}
