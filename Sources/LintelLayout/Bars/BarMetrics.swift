import LintelModel

/// Measured lengths of bars, in points. OG is observed-geometry.md section 6 (real screenshots), P26 is probed-ios26.md.
enum BarMetrics {
    /// Items keep this far from the sides on phones up to 402 wide. TB-71; OG: right item 17 from the edge on 375 × 812, with its bearing.
    static let narrowMargin = 16.0
    /// The same on wider phones, on their sides, and on iPads. TB-71; OG: right item 20 to 20.5 from the edge on 414 × 896.
    static let wideMargin = 20.0
    /// Narrowest screen with the wide margin. devices.json: `navigationBarButton.sideMargin` is 16 at 402 and 20 at 414.
    static let wideMarginFrom = 414.0

    /// Narrowest that a title is cut to before items run out of the bar: an ellipsis and a letter. TB-75; ours.
    static let shortestTitle = 28.0

    /// Size of titles in bars, compact height too. TB-74; OG: the title's ink is 16.33 high on 375 × 812 and on 812 × 375.
    static let titleSize = 17.0
    /// Size of a prompt's line, and its baseline below the upper edge of its band (`_UINavigationBarModernPromptView` of iOS 17).
    static let promptSize = 13.0
    static let promptBaseline = 22.0
    /// In 32 pt bars titles stand this much above the middle. OG: ink from 8 (812 × 375) against 15 of 44 (375 × 812).
    static let compactTitleLift = 1.0

    /// Bars this high or lower are the compact ones of phones on their sides. TB-02.
    static let compactBarHeight = 32.0

    /// Size of a large title. H:typography (Large Title, 34 pt).
    static let largeTitleSize = 34.0
    /// Baseline of a large title below the bar's ordinary part. OG class 414 × 896: baseline 124.3 with the bar's part ending at 88.
    static let largeTitleBaseline = 36.3
    /// The same in system 26. Measured on 440 × 956: baseline 155 with the bar's part ending at 116.
    static let largeTitleBaselineGlass = 39.0

    /// Left end of the back chevron before the margin. OG: ink from 13.33 on 430 × 932, where the margin is 20.
    static let chevronOutset = 6.67
    /// The back chevron's ink. OG, 430 × 932: 11 × 19.
    static let chevronWidth = 11.0
    static let chevronHeight = 19.0
    /// Stroke of the chevron: semibold at 17 pt. Judged beside a screenshot 430 × 932.
    static let chevronStroke = 2.5
    /// Start of the back title after the margin. Measured on 430 × 932: ink of a P from 34.33.
    static let backTitleInset = 13.0
    /// Least room between the title and the items before and after it. Measured on 375 × 812: chevron ends at 21 and a cut title runs
    /// from 34.33 to 302.67, an item begins at 326; a letter more would have ended 12 before it.
    static let titleGap = 12.0
    static let titleTrailingGap = 16.0

    /// Side of a symbol's square in bars: GL-28 (24 × 24 pt target).
    static let iconSize = 24.0
    /// Higher pictures are scaled down to this, or to a lower bar's height. TB-55, TB-56; the bar's own height.
    static let tallestPicture = 44.0
    /// The plate of a selected item: how far it reaches beyond a title's sides, its height, its corners. TB-79; ours.
    static let selectionOutset = 6.0
    static let selectionHeight = 32.0
    static let selectionRadius = 7.0
    /// How far it reaches beyond a picture before system 26: `UIButton` of iOS 18 has 5 one way and 8.5 the other. Which goes which way is our
    /// reading: a plate that is wider than high has room in low bars.
    static let pictureSelectionOutset = Size(width: 8.5, height: 5)

    /// A stand-alone bar higher than its natural height by more than this has its items along one edge. TB-04; ours.
    static let tallestSurplus = 6.0
    /// How far above a floating bar the fade over the content begins. Judged beside a screenshot 390 × 844, system 26.
    static let edgeEffectReach = 20.0
}
