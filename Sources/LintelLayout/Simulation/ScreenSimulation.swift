public import LintelModel

/// One screen that runs by itself, without an app: its content scrolls under a finger, taps do what the system does with them, and its
/// surroundings change. Every rule is the model's.
@MainActor
public final class ScreenSimulation: Simulation {
    public private(set) var time = 0.0
    /// The screen as it stands.
    public private(set) var screen: Screen
    public internal(set) var trace: [Decision] = []
    private let placing: @MainActor (Screen) -> PlacedScreen
    private var scrolling: ScreenScrolling
    private var gesture: ScreenGesture?
    var hold: MenuHold?
    var menuTouch: MenuTouch?
    /// The finger that opened a menu by resting: it has nothing to say to the menu.
    private var spentFinger: Int?
    /// When the bars of full-screen media began to leave or come, on the clock of this run; nil while they rest.
    private var fadeStart: Double?
    private var activity = NetworkActivityState()
    /// Whether the status that was passed in asks for the activity indicator by itself.
    private var statusShowsActivity: Bool
    /// Bars and keyboard on their way to where the model has them already; nil while they rest.
    private var transition: (motion: ScreenTransition, from: PlacedScreen, start: Double)?
    private var shown: PlacedScreen?
    private var told: Decision.Moment?

    /// - Parameter placing: puts the screen's parts in their places; it may look at pixels where the status bar's style is automatic.
    public init(showing screen: Screen, placing: @escaping @MainActor (Screen) -> PlacedScreen) {
        self.screen = screen
        self.placing = placing
        statusShowsActivity = screen.status.showsNetworkActivity
        scrolling = ScreenScrolling(screen)
        tell("the run begins")
    }

    /// Without a look at pixels.
    public convenience init(showing screen: Screen, environment: LayoutEnvironment) {
        let layout = ScreenLayout(environment: environment)
        self.init(showing: screen) { layout.place($0) }
    }

    /// The screen as it stands, with what moves on its way; placed once for every change.
    public func placed() -> PlacedScreen { onItsWay(placedAtRest()) }

    private func onItsWay(_ placed: PlacedScreen) -> PlacedScreen {
        guard let transition else { return placed }
        return placed.coming(
            from: transition.from, by: transition.motion, at: (time - transition.start) / transition.motion.duration)
    }

    /// Where everything will be when it has arrived: what touches mean, as in UIKit.
    func placedAtRest() -> PlacedScreen {
        if let shown { return shown }
        let placed = placing(screen)
        shown = placed
        return placed
    }

    public var nextChange: Double? {
        if scrolling.isMoving || fadeStart != nil || transition != nil { return time }
        let next = [activity.nextChange?.seconds, hold?.end].compactMap(\.self).min()
        return next.map { max($0, time) }
    }

    /// What moves is looked at this often, so that the trace does not depend on how often the screen is drawn; seconds.
    private static let tick = 1.0 / 120

    /// Moves on in small steps, so that the trace is the same however often it is asked to.
    public func advance(to time: Double) {
        while let next = nextChange, next < time {
            step(to: min(max(next, nextTick), time))
        }
        if time > self.time { step(to: time) }
    }

    /// The slack keeps a tick that rounding left just before its number from coming twice.
    private var nextTick: Double { ((time / Self.tick + 0.001).rounded(.down) + 1) * Self.tick }

    private func step(to time: Double) {
        self.time = time
        activity.advance(to: .seconds(time))
        showActivity()
        if let transition, time >= transition.start + transition.motion.duration { self.transition = nil }
        if let fadeStart {
            let progress = (time - fadeStart) / StatusBarTransition.defaultDuration
            change { $0.statusBar.progress = progress < 1 ? progress : nil }
            if progress >= 1 { self.fadeStart = nil }
        }
        if scrolling.isMoving {
            scrolling.advance(to: time)
            change { scrolling.apply(to: &$0) }
        }
        finishHold()
        tell(scrolling.isMoving ? "the content moves on" : "everything has come to rest")
    }

    /// Does to the screen what the event says, at the run's present time.
    public func handle(_ event: InputEvent) {
        if event.closesMenus { close(event.words) }
        switch event {
        case .touch(let touch): handle(touch)
        case .wheel(let point, let dy):
            if screen.openMenu != nil { return scrollMenu(by: dy) }
            guard screen.scrolls(at: point) else { return }
            scrolling.wheel(dy, at: time)
            change { scrolling.apply(to: &$0) }
        // A plain screen has no field that would take them.
        case .text, .deleteBackward, .returnKey: return
        case .keyboard(let isUp): change { $0.isKeyboardUp = isUp }
        case .device(let device): turn(into: device)
        case .orientation(let orientation): change { $0.traits.orientation = orientation }
        case .appearance(let appearance): change { $0.traits.appearance = appearance }
        case .textSize(let size): change { $0.traits.textSize = size }
        case .accessibility(let settings): change { $0.traits.accessibility = settings }
        case .system(let version):
            change {
                $0.traits.system = version
                $0.traits.sdk = version
            }
        case .locale(let locale): change { $0.traits.locale = locale }
        case .status(let status):
            statusShowsActivity = status.showsNetworkActivity
            change { $0.status = status }
            showActivity()
        case .networkActivity(let begins):
            if begins { activity.begin(at: .seconds(time)) } else { activity.end(at: .seconds(time)) }
            showActivity()
        }
        settle()
        tell(event.words)
    }

    /// A status that was never changed is that of the new device.
    private func turn(into device: Device) {
        change {
            if $0.status == .marketing(for: $0.device) { $0.status = .marketing(for: device) }
            $0.device = device
            $0.windowWidth = nil
        }
    }

    private func showActivity() {
        let shows = statusShowsActivity || activity.isVisible
        if screen.status.showsNetworkActivity != shows { change { $0.status.showsNetworkActivity = shows } }
    }

    /// New sizes and insets leave the content where it was, as far as it reaches.
    private func settle() {
        guard !scrolling.isMoving, gesture?.isScrolling != true else { return }
        scrolling.settle(in: screen)
        change { scrolling.apply(to: &$0) }
    }

    func change(_ body: (inout Screen) -> Void) {
        let before = screen
        body(&screen)
        if screen != before { shown = nil }
    }
}

extension ScreenSimulation {
    /// The finger that is on the screen is no tap any more.
    func dropGesture() {
        spentFinger = gesture?.finger
        if gesture?.isOnContent == true { scrolling.end(time: time) }
        gesture = nil
    }

    private func handle(_ touch: Touch) {
        if touch.finger == spentFinger {
            if touch.phase == .ended || touch.phase == .cancelled { spentFinger = nil }
            return
        }
        if let open = screen.openMenu { return handleInMenu(touch, open) }
        switch touch.phase {
        case .began:
            guard gesture == nil else { return }
            beginHold(touch)
            gesture = ScreenGesture(touch, isOnContent: screen.scrolls(at: touch.point), stops: scrolling.isMoving)
            if gesture?.isOnContent == true { scrolling.begin(at: touch.point.y, time: time, in: screen) }
        case .moved:
            guard gesture?.finger == touch.finger else { return }
            gesture?.move(to: touch.point)
            if gesture?.isPan == true { hold = nil }
            guard gesture?.isScrolling == true else { return }
            scrolling.drag(to: touch.point.y, time: time)
            if let gesture, screen.barHiding.contains(.onSwipe) { change { $0.areBarsSwipedAway = gesture.goesUp } }
            change { scrolling.apply(to: &$0) }
        case .ended, .cancelled:
            guard let gesture, gesture.finger == touch.finger else { return }
            self.gesture = nil
            hold = nil
            if gesture.isOnContent { scrolling.end(time: time) }
            if touch.phase == .ended, gesture.isTap { tap(at: touch.point) }
        }
    }

    private func tap(at point: Point) {
        if let hit = placedAtRest().item(at: point) {
            if opensMenu(of: hit) { return }
            act(on: hit)
        }
        let next = screen.tapped(at: point)
        if next.content.scroll != screen.content.scroll {
            scrolling.travelToTop(at: time)
        } else if next.areBarsTappedAway != screen.areBarsTappedAway {
            let isAnimated = next.content.kind == .fullScreenMedia && next.resolved().statusBar.animation != .none
            // A fade that is still on its way turns round where it stands.
            let done = fadeStart.map { 1 - (time - $0) / StatusBarTransition.defaultDuration } ?? 0
            fadeStart = isAnimated ? time - done * StatusBarTransition.defaultDuration : nil
            change {
                $0 = next
                $0.statusBar.progress = isAnimated ? done : nil
            }
        }
    }

    private func act(on hit: PlacedScreen.HitItem) {
        if hit.part == .tabBar { change { $0.tabBar?.selected = hit.index } }
        trace.append(Decision(.action, at: time, to: hit.name, cause: ["a tap on the \(hit.part.words)"]))
    }

    /// Writes down what is different now.
    private func tell(_ cause: String) {
        let pixelsDecide = screen.resolved().statusBar.style == .automatic
        var resolution = pixelsDecide ? placedAtRest().resolution : screen.resolved()
        // A large title on its way changes the insets with every pixel: they are told when it has come to rest.
        let before = told?.resolution
        if let before, scrolling.isMoving || gesture?.isScrolling == true { resolution.contentInsets = before.contentInsets }
        // No pixels decide about a bar that is away.
        if let before, pixelsDecide, resolution.statusBar.isHidden { resolution.statusBar.style = before.statusBar.style }
        let moment = Decision.Moment(screen, resolution)
        trace += Decision.changes(from: told, to: moment, at: time) { [cause] + $1 }
        if let told { setOut(from: told, to: moment) }
        told = moment
    }

    /// Bars and keyboards come and go in their own time, from where they are to be seen now.
    private func setOut(from old: Decision.Moment, to new: Decision.Moment) {
        if old.screen.size != new.screen.size {
            transition = nil
        } else if let motion = ScreenTransition(from: old, to: new) {
            transition = (motion, onItsWay(placing(old.screen)), time)
        }
    }
}

extension ScreenTransition {
    /// What sets out by itself when a screen changes; nil where all that differs is there at once. Full-screen media has its own fade.
    fileprivate init?(from old: Decision.Moment, to new: Decision.Moment) {
        if old.screen.isKeyboardUp != new.screen.isKeyboardUp {
            self = .keyboard
        } else if old.resolution.barsHiddenBy != new.resolution.barsHiddenBy, new.screen.content.kind != .fullScreenMedia {
            self = .bars
        } else {
            return nil
        }
    }
}

extension Duration {
    fileprivate var seconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}
