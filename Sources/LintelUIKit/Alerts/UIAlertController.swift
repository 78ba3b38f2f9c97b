import Foundation

/// A question above everything: a panel in the middle, or a sheet of choices at the lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open private(set) var preferredStyle = Style.alert
    open var message: String? { didSet { rebuild() } }
    open override var title: String? { didSet { rebuild() } }
    open private(set) var actions: [UIAlertAction] = []
    /// Set in bold.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }
    open private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel }, "an alert has one action of the style cancel at most")
        actions.append(action)
        action.alert = self
        rebuild()
    }

    @preconcurrency
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "text fields belong to alerts, not to action sheets")
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        rebuild()
    }

    open override func loadView() {
        view = UIView(frame: UIApplication.running?.screen.bounds ?? .zero)
        build()
    }

    func rebuild() {
        guard isViewLoaded else { return }
        for subview in view.subviews { subview.removeFromSuperview() }
        build()
    }

    private func build() { AlertPanel(of: self).build(in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A touch beside an action sheet cancels it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard preferredStyle == .actionSheet, touches.contains(where: { $0.view === view }) else { return }
        actions.first { $0.style == .cancel }.map(choose)
    }

    /// A touch on an action: the alert goes, then the action runs.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.handler?(action) }
    }
}
