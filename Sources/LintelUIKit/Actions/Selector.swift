import Foundation

/// A method by name, and the method itself. There is no Objective-C runtime off Apple's machines, so the selector carries what it calls: the
/// build plugin turns `#selector(Editor.save(_:))` into `Selector("save:", Editor.save(_:))`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    private let name: String
    private let call: (@MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool)?

    /// A name alone: equal to other selectors of that name. It calls what its target has marked as `@IBAction`, and nothing else.
    public init(_ name: String) { self.init(name, call: nil) }

    public init(stringLiteral name: String) { self.init(name) }

    fileprivate init(_ name: String, call: (@MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool)?) {
        self.name = name
        self.call = call
    }

    /// The name as Objective-C has it: `save:`.
    public var description: String { name }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The type from which a method of an instance is taken; the instance is never looked at.
    public static func owner<Target: AnyObject>(of instance: @autoclosure () -> Target?) -> Target.Type { Target.self }

    /// Calls the method; false where the target has no such method, or takes another sender.
    @MainActor
    func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        let call = call ?? InterfaceConnections.action(name, of: target)?.call
        return call?(target, sender, event) ?? false
    }
}

/// A method's labels are not part of its value, so a name without them gets its colons from the number of parameters.
extension Selector {
    /// A method without parameters.
    @preconcurrency
    public init<Target: AnyObject, Answer>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Answer) {
        self.init(name) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender.
    @preconcurrency
    public init<Target: AnyObject, Sender, Answer>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Answer
    ) {
        self.init(name.contains(":") ? name : name + ":") { target, sender, _ in
            guard let target = target as? Target, let sender = Self.argument(sender, as: Sender.self) else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event.
    @preconcurrency
    public init<Target: AnyObject, Sender, Event, Answer>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Answer
    ) {
        self.init(name.contains(":") ? name : name + "::") { target, sender, event in
            guard let target = target as? Target, let sender = Self.argument(sender, as: Sender.self),
                let event = Self.argument(event, as: Event.self)
            else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// What the method receives. As in Objective-C a sender is true (`endEditing(_:)`), and a notification has its class too.
    private static func argument<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
        if let argument = value as? Argument { return argument }
        if type == Bool.self { return (value != nil) as? Argument }
        return (value as? Notification)?._bridgeToObjectiveC() as? Argument
    }
}
