public import Foundation
import LintelLayout
import LintelModel

/// A choice between a few views of the same thing. It does not belong into a toolbar (seeds.md, T8).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    var titles: [String] { didSet { changed() } }
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { changed() } }

    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String ?? "" }
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        titles = []
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        titles = []
        super.init(coder: coder)
    }

    public var numberOfSegments: Int { titles.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        precondition(titles.indices.contains(segment), "segment \(segment) of \(titles.count)")
        titles[segment] = title ?? ""
    }

    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    override func touched(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty, bounds.width > 0 else { return }
        let index = min(Int(touch.location(in: self).x / bounds.width * CGFloat(titles.count)), titles.count - 1)
        guard index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        send(.valueChanged, event: nil)
    }

    open override var intrinsicContentSize: CGSize {
        guard let measure = UIApplication.running?.environment.text else { return .zero }
        return CGSize(SegmentedControl(titles: titles, selected: nil, measure: measure, appearance: .light).size)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        let selected = selectedSegmentIndex >= 0 ? selectedSegmentIndex : nil
        return SegmentedControl(
            titles: titles, selected: selected, measure: context.environment.text, appearance: context.appearance(of: self)
        ).drawing(in: box)
    }
}
