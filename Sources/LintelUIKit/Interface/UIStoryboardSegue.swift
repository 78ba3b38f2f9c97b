public import Foundation

/// A way from one controller of a storyboard to another, at the moment it is gone.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// What `perform()` does; nil where a subclass says it.
    @preconcurrency
    var work: (@MainActor () -> Void)?

    /// Required, as storyboards make segues of the app's own classes.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    @preconcurrency
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        work = performHandler
    }

    /// Brings the destination on screen.
    open func perform() { work?() }
}
