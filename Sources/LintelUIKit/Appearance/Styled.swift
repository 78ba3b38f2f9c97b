/// An object with properties that an appearance proxy can set beforehand.
@MainActor
protocol Styled: AnyObject {
    var styles: StyleSheet { get set }
    func changed()
}

extension Styled {
    /// The value of the property that calls this.
    func style<Value>(_ name: String = #function, for parameters: [Int] = [], else fallback: Value) -> Value {
        styles.value(.init(name: name, parameters: parameters), Value.self) ?? fallback
    }

    func setStyle<Value>(_ value: Value, of name: String = #function, for parameters: [Int] = []) {
        styles.set(.init(name: name, parameters: parameters), value)
        changed()
    }

    func isStyled(_ name: String, for parameters: [Int] = []) -> Bool { styles.isSet(.init(name: name, parameters: parameters)) }
}
