import Foundation

/// Lies over content while the user searches and no results show; a touch ends the search.
@MainActor
final class SearchDimming: UIView {
    private weak var search: UISearchController?

    /// Of black; by eye, on searches of systems 13 to 18.
    private static let strength: CGFloat = 0.2

    init(_ controller: UISearchController) {
        search = controller
        super.init(frame: .zero)
        backgroundColor = UIColor.black.withAlphaComponent(Self.strength)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { search?.cancel() }
}
