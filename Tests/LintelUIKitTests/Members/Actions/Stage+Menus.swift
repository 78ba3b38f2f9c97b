import LintelLayout
import LintelModel
import LintelUIKit

extension Stage {
    /// The rows of the menu that an act opens, from top to bottom; nil where none opens. Afterwards it is closed.
    func rows(_ open: () throws -> Void) rethrows -> [String]? {
        try open()
        defer { if app.placed().menu != nil { app.tap(at: Self.beside) } }
        return app.placed().menu?.panels.last?.parts.compactMap { part in
            if case .row = part.kind { part.text } else { nil }
        }
    }

    /// A point that no menu of these tables covers.
    private static let beside = Point(x: 380, y: 600)
}

extension UIMenu {
    static var rows: UIMenu { UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]) }
}
