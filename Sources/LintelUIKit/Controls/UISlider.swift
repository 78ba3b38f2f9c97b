public import Foundation
import LintelModel

/// A value between two others, set by a thumb on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let line = UIView(frame: .zero)
    private let filled = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    /// Where the finger took the thumb, measured from its middle.
    private var grip: CGFloat?

    private var position: Float = 0
    /// From `minimumValue` to `maximumValue`.
    open var value: Float {
        get { position }
        set { setValue(newValue, animated: false) }
    }
    open var minimumValue: Float = 0 { didSet { setValue(position, animated: false) } }
    open var maximumValue: Float = 1 { didSet { setValue(position, animated: false) } }
    /// Whether the action is sent while the finger moves, or only once it leaves.
    open var isContinuous = true
    /// Of the line before the thumb; nil: the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { paint() } }
    open var maximumTrackTintColor: UIColor? { didSet { paint() } }
    open var thumbTintColor: UIColor? { didSet { paint() } }

    // By eye, on screenshots of iOS 13 to 18.
    private static let thumbSide: CGFloat = 28
    private static let lineHeight: CGFloat = 4
    private static let height: CGFloat = 34
    private static let thumbBorder: CGFloat = 0.5
    /// Seconds.
    private static let duration = 0.2

    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
        (coder as? InterfaceCoder)?.decode(self)
    }

    private func start() {
        for view in [line, filled, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [line, filled] { view.layer.cornerRadius = Self.lineHeight / 2 }
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.borderWidth = Self.thumbBorder
        paint()
    }

    /// Sends no action; values outside the range become its ends.
    open func setValue(_ value: Float, animated: Bool) {
        position = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated else { return place() }
        UIView.animate(withDuration: Self.duration) { self.place() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        paint()
    }

    private func paint() {
        line.backgroundColor = maximumTrackTintColor ?? .systemGray4
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
        thumb.layer.borderColor = UIColor.separator.cgColor
    }

    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// From 0 to 1, of the way the thumb has gone.
    private var share: CGFloat {
        let length = maximumValue - minimumValue
        return length > 0 ? CGFloat((position - minimumValue) / length) : 0
    }

    private var thumbMiddle: CGFloat {
        let way = max(0, bounds.width - Self.thumbSide)
        return Self.thumbSide / 2 + way * (isMirrored ? 1 - share : share)
    }

    private func place() {
        let y = bounds.midY - Self.lineHeight / 2
        set(line, CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight))
        let start = isMirrored ? thumbMiddle : 0
        let end = isMirrored ? bounds.width : thumbMiddle
        set(filled, CGRect(x: start, y: y, width: end - start, height: Self.lineHeight))
        set(
            thumb,
            CGRect(x: thumbMiddle - Self.thumbSide / 2, y: bounds.midY - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide))
    }

    private func set(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
        paint()
    }

    override var classTraits: UIAccessibilityTraits { .adjustable }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: - Touches

    /// Only the thumb can be taken.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard isEnabled, let x = touches.first?.location(in: self).x, abs(x - thumbMiddle) <= Self.thumbSide else { return }
        grip = x - thumbMiddle
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let grip, let x = touches.first?.location(in: self).x, bounds.width > Self.thumbSide else { return }
        let way = (x - grip - Self.thumbSide / 2) / (bounds.width - Self.thumbSide)
        let share = Float(isMirrored ? 1 - way : way)
        let old = position
        setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
        if isContinuous, position != old { send(.valueChanged, event: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if grip != nil { send(.valueChanged, event: event) }
        grip = nil
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        grip = nil
        super.touchesCancelled(touches, with: event)
    }
}
