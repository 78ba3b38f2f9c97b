import Foundation

/// The outlets and actions of one class by name. The build plugin puts it into each class that has `@IBOutlet` or `@IBAction`, as
/// Objective-C's runtime would know them: see docs/decisions/0013-outlets-by-name.md.
public struct InterfaceConnections: Sendable {
    /// Sets an outlet; nil where the class has none of that name, false where it takes no such object.
    public typealias Setter<Owner> = @MainActor @Sendable (_ owner: Owner, _ name: String, _ value: Any?) -> Bool?

    private let set: @MainActor @Sendable (AnyObject, String, Any?) -> Bool?
    private let action: @MainActor @Sendable (String) -> Selector?

    @preconcurrency
    public init<Owner: AnyObject>(
        _ owner: Owner.Type, outlets: @escaping Setter<Owner>, actions: @escaping @MainActor @Sendable (String) -> Selector?
    ) {
        set = { object, name, value in (object as? Owner).flatMap { outlets($0, name, value) } }
        action = actions
    }

    /// Answers whether the value is one for this place.
    public static func set<Value>(_ place: inout Value?, to value: Any?) -> Bool {
        guard let new = value as? Value else { return false }
        place = new
        return true
    }

    /// The same for a property that always has a value. A number fits whatever kind of number the property holds.
    public static func set<Value>(_ place: inout Value, to value: Any?) -> Bool {
        let number = (value as? NSNumber)?.doubleValue
        guard let new = value as? Value ?? number.flatMap({ CGFloat($0) as? Value ?? Int($0) as? Value ?? Float($0) as? Value }) else {
            return false
        }
        place = new
        return true
    }

    // MARK: - Asked by name

    /// Sets an outlet of the object's class or of one it inherits from; nil where none has that name.
    @MainActor
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
        of(object).lazy.compactMap { $0.set(object, name, value) }.first
    }

    @MainActor
    static func action(_ name: String, of object: AnyObject) -> Selector? { of(object).lazy.compactMap { $0.action(name) }.first }

    /// Lowered code puts its table before all other properties, so nothing else is looked at.
    private static func of(_ object: AnyObject) -> [InterfaceConnections] {
        sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.compactMap { $0.children.first?.value as? InterfaceConnections }
    }
}
