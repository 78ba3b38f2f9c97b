public import Foundation
import LintelModel

/// How far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// `bar` is for the lower edge of a bar: thinner, without a track.
    public enum Style: Int, Sendable { case `default`, bar }

    private let filled = UIView(frame: .zero)
    open var progressViewStyle: Style { didSet { restyle() } }
    private var share: Float = 0
    /// From 0 to 1.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }
    /// Of what is done; nil: the tint colour.
    open var progressTintColor: UIColor? { didSet { restyle() } }
    /// Of the whole.
    open var trackTintColor: UIColor? { didSet { restyle() } }

    // UIKit's own heights since iOS 14, and by eye for bars.
    private static let height: CGFloat = 4
    private static let barHeight: CGFloat = 2.5
    /// Seconds.
    private static let duration = 0.25

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: .zero)
        start()
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        start()
        (coder as? InterfaceCoder)?.decode(self)
    }

    private func start() {
        bounds.size.height = height
        clipsToBounds = true
        filled.isUserInteractionEnabled = false
        addSubview(filled)
        restyle()
    }

    private var height: CGFloat { progressViewStyle == .bar ? Self.barHeight : Self.height }

    open func setProgress(_ progress: Float, animated: Bool) {
        share = min(max(progress, 0), 1)
        guard animated else { return place() }
        UIView.animate(withDuration: Self.duration) { self.place() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        restyle()
    }

    private func restyle() {
        filled.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemGray5)
        layer.cornerRadius = progressViewStyle == .bar ? 0 : Self.height / 2
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func place() {
        let width = bounds.width * CGFloat(share)
        let x = traitCollection.layoutDirection == .rightToLeft ? bounds.width - width : 0
        let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        if filled.frame != frame { filled.frame = frame }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        filled.backgroundColor = progressTintColor ?? tintColor
        place()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
