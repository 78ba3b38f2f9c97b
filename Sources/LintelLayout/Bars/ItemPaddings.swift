/// Room that items of a bar before system 26 keep towards their neighbours, and the least gap beside it, in points. Read from
/// `_UIButtonBarButtonVisualProviderIOS` and `_UIToolbarContentView` of iOS 17.
struct ItemPaddings {
    var picture: BarRow.Padding
    var title: BarRow.Padding
    /// Of custom views and controls.
    var view: BarRow.Padding
    var minimumGap: Double

    /// Half of 10 around pictures, 8 around titles, and no gap of the bar's own; views keep the 8 between them that TB-71 tells.
    static let toolbar = ItemPaddings(picture: .init(5), title: .init(8), view: .init(4), minimumGap: 0)

    /// Half of 22 around pictures, 3 to the right of titles, and a gap of 8. Frames in public view dumps: pictures 24 wide stand 30 apart.
    static func navigationBar(isRightToLeft: Bool) -> ItemPaddings {
        ItemPaddings(
            picture: .init(11), title: isRightToLeft ? .init(before: 3, after: 0) : .init(before: 0, after: 3), view: .init(0),
            minimumGap: 8)
    }
}
