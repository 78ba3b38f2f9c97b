public import Foundation

/// Views in a row or a column, laid out by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views fill the stack along its axis.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// Between neighbours, in points; with an equal distribution the least.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    private var arranged: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        var views = arrangedSubviews.filter { $0 !== view }
        precondition((0...views.count).contains(stackIndex), "place \(stackIndex) of \(views.count) arranged views")
        views.insert(view, at: stackIndex)
        arranged = views
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arranged = arrangedSubviews.filter { $0 !== view }
        setNeedsLayout()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The stack's own `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Hidden views take no room.
    var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    func gap(after view: UIView) -> CGFloat {
        let own = customSpacing(after: view)
        return own == Self.spacingUseDefault ? spacing : own
    }
}
