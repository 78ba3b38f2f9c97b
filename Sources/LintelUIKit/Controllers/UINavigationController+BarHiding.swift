import Foundation
import LintelModel

extension UINavigationController {
    /// A tap that nothing in the content has handled brings bars back or takes them away, as `hidesBarsOnTap` and its like say (TB-38).
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }
    /// A stroke up takes the bars away, one down brings them back, while `hidesBarsOnSwipe` is on (TB-38).
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barSwipe }

    /// The settings that are on.
    private var barHiding: Set<BarHiding> {
        var settings: Set<BarHiding> = []
        if hidesBarsOnTap { settings.insert(.onTap) }
        if hidesBarsOnSwipe { settings.insert(.onSwipe) }
        if hidesBarsWhenKeyboardAppears { settings.insert(.whenKeyboardAppears) }
        if hidesBarsWhenVerticallyCompact { settings.insert(.whenVerticallyCompact) }
        return settings
    }

    /// Takes changed settings over: what a setting has hidden comes back when it is turned off.
    func barHidingChanged() {
        let settings = barHiding
        if !settings.isSuperset(of: barHistory.settings) { barHistory.showBars() }
        barHistory.settings = settings
        noticed = nil
        changed()
    }

    /// What happens around the controller: keyboard and height.
    func notice(_ surroundings: BarSurroundings) {
        guard surroundings != noticed else { return }
        let old = noticed ?? BarSurroundings()
        noticed = surroundings
        if surroundings.isCompact != old.isCompact { happened(surroundings.isCompact ? .becameCompact : .becameRegular, animated: false) }
        if surroundings.isKeyboardUp != old.isKeyboardUp {
            happened(surroundings.isKeyboardUp ? .keyboardAppeared : .keyboardDisappeared)
        }
    }

    /// - Parameter animated: the bars take their time; a screen that turns is another one at once.
    func happened(_ event: BarHistory.Event, animated: Bool = true) {
        var history = barHistory
        history.happened(event)
        guard history != barHistory else { return }
        if animated { moveBars() }
        barHistory = history
        changed()
    }

    /// Puts the two recognizers on the view.
    func watchForBarHiding(_ view: UIView) {
        view.addGestureRecognizer(barTap)
        view.addGestureRecognizer(barSwipe)
        barTap.add { [unowned self] in happened(.contentTapped) }
        barSwipe.add { [unowned self] in
            let way = barSwipe.translation(in: nil).y
            guard barSwipe.isActive, abs(way) >= UISwipeGestureRecognizer.minimumPrimaryMovement else { return }
            happened(way < 0 ? .swipedUp : .swipedDown)
            barSwipe.setTranslation(.zero, in: nil)
        }
    }
}

/// What of the surroundings takes bars away.
struct BarSurroundings: Equatable {
    var isCompact = false
    var isKeyboardUp = false
}

/// The tap that hides and shows bars: only where it changes something, and never on a bar.
final class BarTap: UITapGestureRecognizer {
    weak var navigation: UINavigationController?

    override var allowsBeginning: Bool {
        guard let navigation, touches.first?.view?.superviews.contains(where: { $0 is UIBar }) != true else { return false }
        var after = navigation.barHistory
        after.happened(.contentTapped)
        return after != navigation.barHistory
    }
}

/// The stroke that hides and shows bars, beside whatever else follows the finger.
final class BarSwipe: UIPanGestureRecognizer {
    weak var navigation: UINavigationController?

    override var allowsBeginning: Bool {
        let way = translation(in: nil)
        return navigation?.hidesBarsOnSwipe == true && abs(way.y) > abs(way.x)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
