public import Foundation

/// What a stroke over a row offers to do with it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }

    /// Gets the action, the view that shows it, and what to call at the end: with true where the action was carried out.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

    public let style: Style
    open var title: String?
    /// In the title's place.
    open var image: UIImage?
    /// Red for destructive ones, otherwise grey, until it is set.
    open var backgroundColor: UIColor!
    @preconcurrency
    public let handler: Handler

    @preconcurrency
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
