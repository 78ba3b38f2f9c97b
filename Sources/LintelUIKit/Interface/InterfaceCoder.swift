import Foundation
import LintelProject

/// Hands one object of an interface file to `init(coder:)`. Of the app's own keys it knows none, as none are in the file.
final class InterfaceCoder: NSCoder {
    let element: MarkupElement
    let load: InterfaceLoad

    init(_ element: MarkupElement, _ load: InterfaceLoad) {
        self.element = element
        self.load = load
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    func text(_ name: String) -> String? { load.objects.text(name, of: element) }

    @MainActor func color(_ key: String) -> UIColor? { load.objects.color(key, of: element).flatMap(load.archive.color) }

    @MainActor func image(_ name: String) -> UIImage? { load.objects.image(name, of: element).flatMap(load.archive.image) }

    /// Sets what the file says, and leaves alone what it does not.
    func set<Value>(_ value: Value?, _ place: (Value) -> Void) {
        if let value { place(value) }
    }
}
