public import Foundation

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView(frame: .zero)
    /// Where a tap on the item leads.
    var segue: SegueTrigger?
    open var isSelected = false { didSet { showBackgrounds() } }
    open var isHighlighted = false { didSet { showBackgrounds() } }
    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? { didSet { replace(oldValue) } }
    /// Above `backgroundView` while the cell is selected or touched.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue) } }

    public required init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    private func replace(_ old: UIView?) {
        old?.removeFromSuperview()
        showBackgrounds()
    }

    private func showBackgrounds() {
        let isChosen = isSelected || isHighlighted
        if let selectedBackgroundView {
            if isChosen { insertSubview(selectedBackgroundView, at: 0) } else { selectedBackgroundView.removeFromSuperview() }
        }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [contentView, backgroundView, selectedBackgroundView].compactMap(\.self) where view.frame != bounds {
            view.frame = bounds
        }
    }

    private var collection: UICollectionView? { superview as? UICollectionView }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = collection?.mayHighlight(self) == true
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !bounds.contains(touch.location(in: self)) { isHighlighted = false }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isHighlighted else { return }
        isHighlighted = false
        collection?.touchSelect(self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
}
