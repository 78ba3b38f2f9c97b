import LintelUIKit

/// A view that counts what UIKit calls.
final class HookedView: UIView {
    enum Call {
        case layoutSubviews, sizeThatFits, safeAreaInsetsDidChange, tintColorDidChange, didMoveToSuperview, didMoveToWindow
        case gestureRecognizerShouldBegin
    }

    private(set) var calls: [Call: Int] = [:]

    private func count(_ call: Call) { calls[call, default: 0] += 1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        count(.layoutSubviews)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        count(.sizeThatFits)
        return CGSize(width: 70, height: 50)
    }
    override func safeAreaInsetsDidChange() { count(.safeAreaInsetsDidChange) }
    override func tintColorDidChange() { count(.tintColorDidChange) }
    override func didMoveToSuperview() { count(.didMoveToSuperview) }
    override func didMoveToWindow() { count(.didMoveToWindow) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        count(.gestureRecognizerShouldBegin)
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension Stage {
    /// A red view of 200 × 100 points at (40, 200).
    func square(_ view: UIView = UIView()) -> UIView {
        view.backgroundColor = .red
        show(view)
        return view
    }

    /// The same view twice, light and dark.
    func showInBothStyles(_ make: () -> UIView) {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let view = make()
            view.overrideUserInterfaceStyle = style
            show(view)
        }
    }
}
