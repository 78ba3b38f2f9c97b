public import Foundation
import LintelLayout

/// The field of a search bar; the bar paints it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        returnKeyType = .search
        clearButtonMode = .whileEditing
    }

    /// The search bar whose part it is.
    var bar: UISearchBar? { superview as? UISearchBar }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(SearchField.textRoom(in: bounds.model, isRightToLeft: traitCollection.layoutDirection == .rightToLeft))
    }
}
