/// Rows that are made when the menu opens, at once or later; until they are there a row says so.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    /// What it has come to.
    private(set) var resolved: [UIMenuElement]? { didSet { UIApplication.running?.setNeedsCommit() } }

    /// Asked once.
    @preconcurrency
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, isCached: true) }

    /// Asked anew each time the menu opens.
    @preconcurrency
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", image: nil)
    }

    /// The menu opens.
    func resolve() {
        if !isCached { resolved = nil }
        guard resolved == nil else { return }
        provider { [weak self] elements in self?.resolved = elements }
    }
}
