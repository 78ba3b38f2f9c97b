import Foundation

/// The finger that pulls a sheet down, and away where it pulls far or fast enough.
final class SheetPull: UIPanGestureRecognizer {
    private weak var presented: UIViewController?

    /// Points a second from which a stroke takes the sheet away however short it is; ours.
    private static let flick: CGFloat = 500

    /// Puts one on a presented view that has none.
    static func watch(_ presented: UIViewController) {
        let view: UIView = presented.view
        guard view.gestureRecognizers?.contains(where: { $0 is SheetPull }) != true else { return }
        let pull = SheetPull()
        pull.presented = presented
        pull.add { [unowned pull] in pull.follow() }
        view.addGestureRecognizer(pull)
    }

    override var allowsBeginning: Bool {
        let way = translation(in: nil)
        return presented?.sheetPresentationController != nil && presented?.isModalInPresentation == false && way.y > abs(way.x)
    }

    private func follow() {
        guard let presented else { return }
        let way = max(0, translation(in: nil).y)
        presented.pulledDown = isActive ? way : 0
        guard state == .ended, way > presented.view.bounds.height / 2 || velocity(in: nil).y > Self.flick else { return }
        presented.dismiss(animated: true)
    }
}
