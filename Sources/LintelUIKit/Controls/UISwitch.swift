public import Foundation
import LintelModel

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)

    private var value = false
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    /// Of the track while it is on; nil: green.
    open var onTintColor: UIColor? { didSet { paint() } }
    /// Nil: white.
    open var thumbTintColor: UIColor? { didSet { paint() } }

    // 51 × 31 is the size of every UISwitch of iOS 7 to 18; that of system 26, the thumbs and their room by eye, on screenshots.
    private static let size = CGSize(width: 51, height: 31)
    private static let glassSize = CGSize(width: 63, height: 28)
    private static let thumbRoom: CGFloat = 2
    /// Width of the thumb to its height.
    private static let glassThumbShape: CGFloat = 1.6
    /// Seconds.
    private static let duration = 0.25
    private static let disabledAlpha: CGFloat = 0.5

    /// The frame's size does not matter: a switch has its own.
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
        bounds.size = ownSize
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        paint()
    }

    private var usesGlass: Bool { UIApplication.running?.base.traits.usesGlass ?? false }
    private var ownSize: CGSize { usesGlass ? Self.glassSize : Self.size }

    /// Sends no action: only the user's touch does.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        guard animated else { return move() }
        UIView.animate(withDuration: Self.duration) { self.move() }
    }

    open override var isEnabled: Bool { didSet { paint() } }

    private func move() {
        paint()
        placeThumb()
    }

    private func paint() {
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .systemGray4
        thumb.backgroundColor = thumbTintColor ?? .white
        let alpha = isEnabled ? 1 : Self.disabledAlpha
        if track.alpha != alpha { track.alpha = alpha }
    }

    private func placeThumb() {
        let side = bounds.height - 2 * Self.thumbRoom
        let width = usesGlass ? (side * Self.glassThumbShape).rounded() : side
        let isRight = value != (traitCollection.layoutDirection == .rightToLeft)
        let x = isRight ? bounds.width - Self.thumbRoom - width : Self.thumbRoom
        let frame = CGRect(x: x, y: Self.thumbRoom, width: width, height: side)
        if thumb.frame != frame { thumb.frame = frame }
        thumb.layer.cornerRadius = side / 2
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != ownSize { bounds.size = ownSize }
        if track.frame != bounds { track.frame = bounds }
        track.layer.cornerRadius = bounds.height / 2
        placeThumb()
    }

    override var classTraits: UIAccessibilityTraits { .button }

    open override var intrinsicContentSize: CGSize { ownSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    override func touched(_ touches: Set<UITouch>) {
        setOn(!value, animated: true)
        send(.valueChanged, event: nil)
    }
}
