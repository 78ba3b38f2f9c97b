import LintelModel

/// The screen as a script has changed it so far: settings by the tables that flags and descriptions use too, told as events.
struct ScriptStage {
    private(set) var screen: Screen
    private let readLive: (@Sendable () -> LiveReading)?

    init(_ screen: Screen, readLive: (@Sendable () -> LiveReading)?) {
        self.screen = screen
        self.readLive = readLive
    }

    /// Settings of the screen that have an event.
    static let settings = ScreenSettings.table.filter { !["scroll", "keyboard", "width", "sdk", "displayZoom"].contains($0.name) }

    /// What a change of the screen is for a running one.
    mutating func change(_ change: Setting<Screen>.Change) -> [InputEvent] {
        var next = screen
        change(&next)
        if next.device != screen.device, screen.status == .marketing(for: screen.device) { next.status = .marketing(for: next.device) }
        let (old, new) = (screen, next)
        screen = next
        var events: [InputEvent] = []
        if new.device != old.device { events.append(.device(new.device)) }
        if new.status != old.status { events.append(.status(new.status)) }
        if new.traits.orientation != old.traits.orientation { events.append(.orientation(new.traits.orientation)) }
        if new.traits.appearance != old.traits.appearance { events.append(.appearance(new.traits.appearance)) }
        if new.traits.textSize != old.traits.textSize { events.append(.textSize(new.traits.textSize)) }
        if new.traits.accessibility != old.traits.accessibility { events.append(.accessibility(new.traits.accessibility)) }
        if new.traits.system != old.traits.system { events.append(.system(new.traits.system)) }
        if new.traits.locale != old.traits.locale { events.append(.locale(new.traits.locale)) }
        return events
    }

    mutating func rotate() -> [InputEvent] {
        change { $0.traits.orientation = $0.traits.orientation == .portrait ? .landscape : .portrait }
    }

    mutating func changeStatus(_ change: Setting<DeviceStatus>.Change) -> [InputEvent] { self.change { change(&$0.status) } }

    mutating func startStatus(_ start: StatusSettings.Start) -> [InputEvent] {
        var settings = StatusSettings()
        settings.start = start
        let live = start == .live ? readLive?().status : nil
        let status = settings.status(for: screen.device, live: live)
        return change { $0.status = status }
    }
}
