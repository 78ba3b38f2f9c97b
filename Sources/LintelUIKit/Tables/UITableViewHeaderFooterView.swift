public import Foundation

/// What stands above or below a section's rows.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public let contentView = UIView(frame: .zero)
    /// In the table's own manner for titles, until it is changed.
    open private(set) lazy var textLabel: UILabel? = add(.systemFont(ofSize: 13, weight: .semibold))
    open private(set) lazy var detailTextLabel: UILabel? = add(.systemFont(ofSize: 13))
    /// Behind the content.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// By eye, on screenshots of lists.
    private static let margin: CGFloat = 16

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Before it stands for another section.
    open func prepareForReuse() {}

    private func add(_ font: UIFont) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = font
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if contentView.frame != bounds { contentView.frame = bounds }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        let labels = [textLabel, detailTextLabel].compactMap(\.self).filter { $0.text?.isEmpty == false }
        let height = labels.reduce(0) { $0 + $1.intrinsicContentSize.height }
        var y = (bounds.height - height) / 2
        for label in labels {
            let own = label.intrinsicContentSize.height
            let frame = CGRect(x: Self.margin, y: y, width: max(0, bounds.width - 2 * Self.margin), height: own)
            if label.frame != frame { label.frame = frame }
            y += own
        }
    }
}
