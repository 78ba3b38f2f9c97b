import Foundation

/// Three pages beside each other, the middle one of which is to be seen at rest.
final class PageScroll: UIScrollView {
    weak var pages: UIPageViewController?
    private let isVertical: Bool
    private let spacing: CGFloat
    private let slots = [UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)]
    private var arrangedSize = CGSize.zero
    /// Places are being given out: nothing is turned by it.
    private(set) var isArranging = false

    init(_ orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat) {
        isVertical = orientation == .vertical
        self.spacing = spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = isVertical
        alwaysBounceHorizontal = !isVertical
        for slot in slots { addSubview(slot) }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes all of a view, and half of the space between pages beside it.
    func fill(_ view: UIView) {
        frame = isVertical ? view.bounds.insetBy(dx: 0, dy: -spacing / 2) : view.bounds.insetBy(dx: -spacing / 2, dy: 0)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        arrange()
    }

    /// Where a page stands: the one that comes in beside the others.
    func slot(_ turn: PageTurn?) -> UIView { slots[turn.map { $0.isFromEnd ? 2 : 0 } ?? 1] }

    /// Length of a page with the space after it, in points.
    var pageLength: CGFloat { isVertical ? bounds.height : bounds.width }
    /// Points from where the middle page is to be seen.
    var way: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - pageLength }

    /// Where so many pages on are to be seen.
    func offset(of step: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: pageLength * (1 + step)) : CGPoint(x: pageLength * (1 + step), y: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != arrangedSize else { return }
        pages?.endTurn()
        arrange()
    }

    /// Back to the middle, at once.
    func arrange() {
        isArranging = true
        defer { isArranging = false }
        arrangedSize = bounds.size
        let (width, height) = (bounds.width, bounds.height)
        for (index, slot) in slots.enumerated() {
            let place = CGFloat(index)
            slot.frame =
                isVertical
                ? CGRect(x: 0, y: height * place + spacing / 2, width: width, height: height - spacing)
                : CGRect(x: width * place + spacing / 2, y: 0, width: width - spacing, height: height)
        }
        contentSize = isVertical ? CGSize(width: width, height: height * 3) : CGSize(width: width * 3, height: height)
        contentOffset = offset(of: 0)
    }

    // MARK: - What a finger does

    override var horizontalRange: ClosedRange<CGFloat> { isVertical ? super.horizontalRange : range }
    override var restingRange: ClosedRange<CGFloat> { isVertical ? range : super.restingRange }

    /// Beyond the first and the last page content gives way.
    private var range: ClosedRange<CGFloat> {
        let length = pageLength
        return (pages?.isEnd(fromEnd: false) == true ? length : 0)...(pages?.isEnd(fromEnd: true) == true ? length : length * 2)
    }

    override func dragBegan() { pages?.dragBegan() }

    override func scroll(to offset: CGPoint) {
        super.scroll(to: offset)
        if !isArranging { pages?.scrolled(by: way) }
    }

    override func cameToRest() { pages?.cameToRest() }
}
