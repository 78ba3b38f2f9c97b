import Foundation
public import LintelLayout
public import LintelModel

extension UIApplication: Simulation {
    public func handle(_ event: InputEvent) {
        commit()
        if event.closesMenus { closeMenu(event.words) }
        switch event {
        case .touch(let touch): deliver(touch)
        case .wheel(let point, let dy): menu == nil ? scroll(at: point, by: dy) : scrollMenu(by: dy)
        case .text(let text): firstResponder?.insertText(text)
        case .deleteBackward: firstResponder?.deleteBackward()
        case .returnKey: firstResponder?.returnKey()
        case .keyboard(let isUp):
            isKeyboardForced = isUp
            if !isUp { firstResponder?.resignFirstResponder() }
        case .status(let status):
            let old = base.status
            base.status = status
            device.statusChanged(from: old)
        case .networkActivity(let isOn): isNetworkActivityIndicatorVisible = isOn
        case .orientation(let orientation): turnDevice(to: orientation)
        case .device, .appearance, .textSize, .accessibility, .system, .locale: changeTraits(event)
        }
        setNeedsCommit()
        commit()
    }

    public func advance(to time: Double) {
        commit()
        while let next = scheduled.map(\.time).min(), next <= time {
            self.time = max(self.time, next)
            let due = scheduled.filter { $0.time <= next }
            scheduled.removeAll { $0.time <= next }
            for entry in due { entry.work() }
            setNeedsCommit()
            commit()
        }
        guard time > self.time else { return }
        self.time = time
        network.advance(to: .seconds(time))
        moveByThemselves()
        setNeedsCommit()
        commit()
    }

    /// Lets so many seconds pass, in steps of a sixtieth.
    public func run(for seconds: Double) {
        let end = time + seconds
        while time + Self.frame < end { advance(to: time + Self.frame) }
        advance(to: end)
    }

    private static let frame = 1.0 / 60

    public var nextChange: Double? {
        var next = scheduled.map(\.time).min()
        if motionEnd > time || isMovingByItself || needsCommit { next = time }
        if let change = network.nextChange { next = min(next ?? .infinity, change / .seconds(1)) }
        return next
    }

    /// Something moves until then.
    func animated(until end: Double) { motionEnd = max(motionEnd, end) }

    /// Calls back after so many seconds of the app's own time, in the place of a timer of the machine's.
    @preconcurrency
    public func wait(_ seconds: Double, then work: @escaping @MainActor () -> Void) { schedule(at: time + seconds, work) }

    @preconcurrency
    func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) { scheduled.append((time, work)) }

    private func changeTraits(_ event: InputEvent) {
        let before = screen.traitCollection
        let oldSize = base.size
        switch event {
        case .device(let device): base.device = device
        case .appearance(let appearance): base.traits.appearance = appearance
        case .textSize(let size): base.traits.textSize = size
        case .accessibility(let settings):
            let old = base.traits.accessibility
            base.traits.accessibility = settings
            UIAccessibility.changed(from: old, to: settings)
        case .system(let system):
            base.traits.system = system
            base.traits.sdk = system
        case .locale(let locale): base.traits.locale = locale
        case .touch, .wheel, .text, .deleteBackward, .returnKey, .keyboard, .status, .networkActivity, .orientation: return
        }
        if base.size != oldSize { rotate() }
        traitsChanged(from: before)
    }

    /// The screen has been turned: everything on it hears of it.
    func turned(from before: UITraitCollection) {
        rotate()
        device.turned()
        traitsChanged(from: before)
    }

    private func traitsChanged(from before: UITraitCollection) {
        // Interface style, size classes and the like make UIKit ask the controllers again (SB-44).
        if screen.traitCollection != before { requestStatusBarUpdate(isAnimated: false, because: "the traits changed (SB-44)") }
        for controller in onScreen where screen.traitCollection != before { controller.traitCollectionDidChange(before) }
    }

    private func rotate() {
        let coordinator = SizeTransition()
        for window in windows {
            window.rootViewController?.viewWillTransition(to: CGSize(base.size), with: coordinator)
            window.frame = CGRect(origin: .zero, size: CGSize(base.size))
        }
        requestStatusBarUpdate(isAnimated: false, because: "the screen's size changed")
        coordinator.finish()
    }
}

/// What runs beside a change of size; it is over at once.
@MainActor
private final class SizeTransition: UIViewControllerTransitionCoordinator {
    private var completions: [() -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append { completion(self) } }
        return true
    }

    func finish() {
        for completion in completions { completion() }
    }
}
