import CSystemd

/// A message of the bus, read from front to back.
final class BusMessage {
    private let message: OpaquePointer

    /// Takes over one reference.
    init(owning message: OpaquePointer) { self.message = message }

    deinit { sd_bus_message_unref(message) }

    func enter(_ type: Character, _ contents: String) -> Bool {
        guard let code = type.asciiValue else { return false }
        return sd_bus_message_enter_container(message, CChar(code), contents) > 0
    }

    func leave() { sd_bus_message_exit_container(message) }

    func skip(_ types: String) { sd_bus_message_skip(message, types) }

    /// A string, object path or signature; nil at the end of a container.
    func basicString(_ type: Character) -> String? {
        guard let code = type.asciiValue else { return nil }
        var text: UnsafePointer<CChar>?
        let result = withUnsafeMutablePointer(to: &text) { sd_bus_message_read_basic(message, CChar(code), $0) }
        guard result > 0, let text else { return nil }
        return String(cString: text)
    }

    func basicUnsigned() -> UInt32? {
        var value: UInt32 = 0
        let code = CChar(UInt8(ascii: "u"))
        return sd_bus_message_read_basic(message, code, &value) > 0 ? value : nil
    }
}
