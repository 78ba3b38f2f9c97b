public import Foundation

/// One choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { alert?.rebuild() } }
    /// Where it stands.
    weak var alert: UIAlertController?
    @preconcurrency
    let handler: (@MainActor (UIAlertAction) -> Void)?

    @preconcurrency
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
