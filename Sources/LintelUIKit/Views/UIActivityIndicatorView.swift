public import Foundation
import LintelLayout
import LintelModel

/// A turning wheel: work goes on, nobody knows for how long.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large, and in which colour at first. The raw values are UIKit's; the first three are older names.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large = 101
    }

    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            changed()
        }
    }
    /// Nil brings the style's own colour back.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            changed()
        }
    }
    private var ownColor: UIColor?
    /// Whether it is there only while it turns.
    open var hidesWhenStopped = true { didSet { showOrHide() } }
    public private(set) var isAnimating = false
    /// When it began to turn, in seconds since the launch.
    private var start = 0.0
    private var isWaitingForStep = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        begin()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.wheelStyle ?? .medium
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        isUserInteractionEnabled = false
        showOrHide()
    }

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        start = UIApplication.running?.time ?? 0
        showOrHide()
        waitForStep()
    }

    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    private func showOrHide() {
        let isAway = hidesWhenStopped && !isAnimating
        if isHidden != isAway { isHidden = isAway }
        changed()
    }

    override func windowChanged() { waitForStep() }

    /// It turns in steps while it is in a window: each step asks for the next one.
    private func waitForStep() {
        guard isAnimating, window != nil, !isWaitingForStep, let app = UIApplication.running else { return }
        isWaitingForStep = true
        app.schedule(at: start + Double(step + 1) * Spinner.stepDuration) { [weak self] in
            self?.isWaitingForStep = false
            self?.changed()
            self?.waitForStep()
        }
    }

    /// Steps that it has turned.
    private var step: Int {
        guard isAnimating, let app = UIApplication.running else { return 0 }
        // A step that is due at this very moment counts, whatever the last digit of the time.
        return Int(((app.time - start) / Spinner.stepDuration + 1e-6).rounded(.down))
    }

    open override var intrinsicContentSize: CGSize { style.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        Spinner(step: step, color: context.resolved(color, for: self)).drawing(at: box.center, side: Double(style.size.width))
    }
}

extension UIActivityIndicatorView.Style {
    /// Side in points: 20 and 37, as `UIActivityIndicatorView` has had since iOS 2 (its three first styles) and 13.
    fileprivate var size: CGSize {
        switch self {
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        }
    }

    fileprivate var color: UIColor {
        switch self {
        case .white, .whiteLarge: .white
        case .gray, .medium, .large: .systemGray
        }
    }
}
