/// The values of an object's appearance properties: its own, and those that its class's proxies have handed to it.
struct StyleSheet {
    /// A property, with the metrics or states it was set for.
    struct Key: Hashable {
        var name: String
        var parameters: [Int] = []
    }

    private struct Entry<Value> {
        let value: Value
    }

    private var own: [Key: Any] = [:]
    private var handed: [Key: Any] = [:]

    /// What was set on the object wins over what a proxy says; nil where neither was.
    func value<Value>(_ key: Key, _ type: Value.Type) -> Value? {
        ((own[key] ?? handed[key]) as? Entry<Value>)?.value
    }

    mutating func set<Value>(_ key: Key, _ value: Value) { own[key] = Entry(value: value) }

    /// Takes over what proxies say, the most special one last. False where that changes nothing.
    mutating func take(_ proxies: [StyleSheet]) -> Bool {
        let before = Set(handed.keys)
        handed = proxies.reduce(into: [:]) { sum, proxy in sum.merge(proxy.own) { _, new in new } }
        return !handed.isEmpty || !before.isEmpty
    }

    func isSet(_ key: Key) -> Bool { own[key] != nil || handed[key] != nil }
}
