/// A method by name, and the method itself. There is no Objective-C runtime off Apple's machines, so the selector carries what it calls: the
/// build plugin turns `#selector(Editor.save(_:))` into `Selector("save:", Editor.save(_:))`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    private let call: (@MainActor (AnyObject, Any?, UIEvent?) -> Bool)?

    /// A name alone: equal to other selectors of that name, but nothing can be called with it.
    public init(_ name: String) { self.init(name, call: nil) }

    public init(stringLiteral name: String) { self.init(name) }

    private init(_ name: String, call: (@MainActor (AnyObject, Any?, UIEvent?) -> Bool)?) {
        self.name = name
        self.call = call
    }

    public var description: String { name }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method; false where the target has no such method, or takes another sender.
    @MainActor
    func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool { call?(target, sender, event) ?? false }
}

extension Selector {
    /// A method without parameters.
    public init<Target: AnyObject, Answer>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Answer) {
        self.init(name) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender, Answer>(_ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Answer) {
        self.init(name) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event, Answer>(
        _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Answer
    ) {
        self.init(name) { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = (event as Any) as? Event else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }
}
