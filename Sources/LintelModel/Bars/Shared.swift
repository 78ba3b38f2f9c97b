/// A large value on the heap, shared by all copies until one is changed. Inline, a few of them make a struct too large for the stacks of
/// background threads.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    /// Another one with a part of the value changed.
    func with<Part>(_ part: WritableKeyPath<Value, Part>, _ new: Part) -> Shared {
        var value = value
        value[keyPath: part] = new
        return Shared(value)
    }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
