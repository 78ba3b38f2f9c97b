import LintelModel

/// What one line of a script does: events, each some seconds after the action begins.
struct ScriptAction {
    private(set) var events: [(event: InputEvent, after: Double)] = []
    private(set) var duration = 0.0

    /// How each action is written; settings of the screen (`appearance dark`) come on top.
    static let usages = [
        "tap X Y", "press X Y [for SECONDS]", "pan X Y to X Y [for SECONDS]", "swipe X Y to X Y [for SECONDS]", "swipe up|down|left|right",
        "wheel X Y DISTANCE", "type TEXT", "key return|delete", "keyboard up|down", "rotate", "status NAME VALUE", "network begin|end",
        "wait SECONDS",
    ]

    static let names =
        usages.reduce(into: [String]()) { names, usage in
            let name = String(usage.prefix { $0 != " " })
            if !names.contains(name) { names.append(name) }
        } + ScriptStage.settings.map(\.flag) + ["at"]

    static func usage(of action: String) -> String? {
        if action == "at" { return "at SECONDS ACTION" }
        if let setting = ScriptStage.settings.first(where: { $0.flag == action }) {
            return "\(action) \(setting.placeholder ?? "true|false")"
        }
        let usages = usages.filter { $0.prefix { $0 != " " } == action }
        return usages.isEmpty ? nil : usages.joined(separator: "` or `")
    }

    private enum Direction: String, CaseIterable { case up, down, left, right }
    private enum Key: String, CaseIterable { case `return`, delete }
    private enum KeyboardMove: String, CaseIterable { case up, down }
    private enum Transfer: String, CaseIterable { case begin, end }

    /// Takes the line's words.
    init(_ line: inout ScriptLine, on stage: inout ScriptStage) throws(ScriptError) {
        let name = line.name()
        let size = stage.screen.size
        switch name {
        case "tap", "press":
            let point = try line.point(on: size)
            let time = try line.takes("for") ? line.number("seconds", in: Self.durations) : name == "tap" ? Self.tapTime : Self.pressTime
            touch(FingerPath(from: point, to: point, duration: time, rests: false))
        case "pan", "swipe": try move(name, &line, on: size)
        case "wheel":
            let point = try line.point(on: size)
            add(.wheel(at: point, dy: try line.number("points", in: -Self.farthest...Self.farthest)))
        case "type": type(try line.word("a text"))
        case "key":
            switch try line.word("return or delete", of: Key.self) {
            case .return: add(.returnKey)
            case .delete: add(.deleteBackward)
            }
        case "keyboard": add(.keyboard(isUp: try line.word("up or down", of: KeyboardMove.self) == .up))
        case "rotate": add(stage.rotate())
        case "network": add(.networkActivity(try line.word("begin or end", of: Transfer.self) == .begin))
        case "status": try changeStatus(&line, &stage)
        case "wait": duration = try line.number("seconds", in: 0...GestureScript.longest)
        default:
            guard let setting = ScriptStage.settings.first(where: { $0.flag == name || $0.name == name }) else {
                throw line.error(.unknownAction(name))
            }
            let input = SettingInput.argument(line.isEmpty && setting.placeholder == nil ? nil : try line.word(setting.placeholder ?? ""))
            add(stage.change(try line.value(of: name) { () throws(SettingProblem) in try setting.change(input) }))
        }
    }

    private static let farthest = 10_000.0
    private static let durations = 0.01...60.0
    /// Seconds a finger is down for a tap, a long press, a pan and a swipe, where nothing is said.
    private static let tapTime = 0.08
    private static let pressTime = 0.6
    private static let panTime = 0.5
    private static let swipeTime = 0.15
    /// Seconds between two letters that are typed.
    private static let letterTime = 0.1

    private mutating func add(_ event: InputEvent) { events.append((event, 0)) }
    private mutating func add(_ list: [InputEvent]) { events += list.map { ($0, 0) } }

    private mutating func touch(_ path: FingerPath) {
        events = path.touches.map { (.touch($0.touch), $0.after) }
        duration = path.duration
    }

    /// A pan rests before the finger leaves, a swipe leaves in full flight.
    private mutating func move(_ name: String, _ line: inout ScriptLine, on size: Size) throws(ScriptError) {
        let isSwipe = name == "swipe"
        if isSwipe, let direction = Direction.allCases.first(where: { line.takes($0.rawValue) }) {
            return touch(Self.swipe(direction, on: size))
        }
        let start = try line.point(on: size)
        guard line.takes("to") else { throw line.error(.missing("`to X Y`", after: name)) }
        let end = try line.point(on: size)
        let time = try line.takes("for") ? line.number("seconds", in: Self.durations) : isSwipe ? Self.swipeTime : Self.panTime
        touch(FingerPath(from: start, to: end, duration: time, rests: !isSwipe))
    }

    /// Over the middle two quarters of the screen.
    private static func swipe(_ direction: Direction, on size: Size) -> FingerPath {
        let middle = Point(x: size.width / 2, y: size.height / 2)
        let (dx, dy) = (size.width / 4, size.height / 4)
        let (x, y) =
            switch direction {
            case .up: (0.0, -dy)
            case .down: (0.0, dy)
            case .left: (-dx, 0.0)
            case .right: (dx, 0.0)
            }
        let (from, to) = (Point(x: middle.x - x, y: middle.y - y), Point(x: middle.x + x, y: middle.y + y))
        return FingerPath(from: from, to: to, duration: swipeTime, rests: false)
    }

    private mutating func type(_ text: String) {
        for (index, character) in text.enumerated() {
            let event: InputEvent = character == "\n" ? .returnKey : .text(String(character))
            events.append((event, Double(index) * Self.letterTime))
        }
        duration = Double(text.count) * Self.letterTime
    }

    private mutating func changeStatus(_ line: inout ScriptLine, _ stage: inout ScriptStage) throws(ScriptError) {
        let name = try line.word("NAME")
        if name == "preset" {
            let input = SettingInput.argument(try line.word("VALUE"))
            add(stage.startStatus(try line.value(of: name) { () throws(SettingProblem) in try StatusSettings.start(input) }))
            return
        }
        guard let setting = StatusSettings.table.first(where: { $0.name == name }) else {
            let names = ["preset"] + StatusSettings.table.map(\.name)
            throw line.error(.value(.unknown(name, allowed: names, nearest: NearestName.of(name, among: names)), of: "status"))
        }
        let input = SettingInput.argument(line.isEmpty && setting.placeholder == nil ? nil : try line.word("VALUE"))
        add(stage.changeStatus(try line.value(of: name) { () throws(SettingProblem) in try setting.change(input) }))
    }
}
