import CSystemd
import Glibc

/// A connection to the system's D-Bus for reading properties and hearing of changes. Used by one thread at a time.
final class SystemBus {
    private let bus: OpaquePointer
    /// Set by the bus's callback, read by `process()`.
    private let heard = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    private var matches: [OpaquePointer] = []

    /// The largest number of messages taken in one go, so that a chattering service cannot hold the reader.
    private static let messagesAtOnce = 256

    /// Nil where no bus answers at the address.
    init?(address: String) {
        var opened: OpaquePointer?
        guard sd_bus_new(&opened) >= 0, let opened else { return nil }
        guard sd_bus_set_address(opened, address) >= 0, sd_bus_set_bus_client(opened, 1) >= 0, sd_bus_start(opened) >= 0 else {
            sd_bus_unref(opened)
            return nil
        }
        bus = opened
        heard.initialize(to: false)
        // The greeting is answered late where the socket is there and the daemon is not.
        var name: UnsafePointer<CChar>?
        guard sd_bus_get_unique_name(opened, &name) >= 0 else { return nil }
    }

    deinit {
        for match in matches { sd_bus_slot_unref(match) }
        sd_bus_flush_close_unref(bus)
        heard.deallocate()
    }

    /// Hears of every change of the named service: properties, objects that come and go, and the service itself.
    func listen(to service: String) {
        let rules = [
            "type='signal',sender='\(service)'",
            "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(service)'",
        ]
        for rule in rules {
            var slot: OpaquePointer?
            let added = sd_bus_add_match(
                bus, &slot, rule,
                { _, box, _ in
                    box?.assumingMemoryBound(to: Bool.self).pointee = true
                    return 0
                }, heard)
            if added >= 0, let slot { matches.append(slot) }
        }
    }

    var fileDescriptor: Int32 { sd_bus_get_fd(bus) }

    var isOpen: Bool { sd_bus_is_open(bus) > 0 }

    /// Takes what has arrived; true when something that was listened to changed.
    func process() -> Bool {
        heard.pointee = false
        for _ in 0..<Self.messagesAtOnce where sd_bus_process(bus, nil) <= 0 { break }
        return heard.pointee
    }

    /// Whether a service with this name is on the bus. Asking for properties of an absent one would start it.
    func hasOwner(_ service: String) -> Bool { sd_bus_get_name_creds(bus, service, 0, nil) >= 0 }

    func double(_ property: BusProperty) -> Double? { trivial(property, "d", 0.0) }
    func unsigned(_ property: BusProperty) -> UInt32? { trivial(property, "u", UInt32(0)) }
    func signed(_ property: BusProperty) -> Int32? { trivial(property, "i", Int32(0)) }
    func byte(_ property: BusProperty) -> UInt8? { trivial(property, "y", UInt8(0)) }
    func bool(_ property: BusProperty) -> Bool? { trivial(property, "b", Int32(0)).map { $0 != 0 } }

    private func trivial<Value>(_ property: BusProperty, _ signature: Character, _ initial: Value) -> Value? {
        guard let code = signature.asciiValue else { return nil }
        var value = initial
        var error = sd_bus_error()
        defer { sd_bus_error_free(&error) }
        let result = withUnsafeMutablePointer(to: &value) {
            sd_bus_get_property_trivial(
                bus, property.service, property.path, property.interface, property.name, &error, CChar(code), $0)
        }
        return result < 0 ? nil : value
    }

    func string(_ property: BusProperty) -> String? { message(property, "s").flatMap { $0.basicString("s") } }

    func path(_ property: BusProperty) -> String? { message(property, "o").flatMap { $0.basicString("o") } }

    /// The object paths of an array property.
    func paths(_ property: BusProperty) -> [String] {
        guard let message = message(property, "ao"), message.enter("a", "o") else { return [] }
        var result: [String] = []
        while let path = message.basicString("o") { result.append(path) }
        return result
    }

    /// The first number of a structure of a number and a flag, as ModemManager's signal quality is.
    func firstUnsigned(_ property: BusProperty) -> UInt32? {
        guard let message = message(property, "(ub)"), message.enter("r", "ub") else { return nil }
        return message.basicUnsigned()
    }

    private func message(_ property: BusProperty, _ signature: String) -> BusMessage? {
        var reply: OpaquePointer?
        var error = sd_bus_error()
        defer { sd_bus_error_free(&error) }
        let result = sd_bus_get_property(
            bus, property.service, property.path, property.interface, property.name, &error, &reply, signature)
        guard result >= 0, let reply else { return nil }
        return BusMessage(owning: reply)
    }

    /// Paths of all objects that a service's object manager has (`GetManagedObjects`).
    func managedObjects(of service: String, at path: String) -> [String] {
        var call: OpaquePointer?
        guard
            sd_bus_message_new_method_call(
                bus, &call, service, path, "org.freedesktop.DBus.ObjectManager", "GetManagedObjects") >= 0, let call
        else { return [] }
        defer { sd_bus_message_unref(call) }
        var reply: OpaquePointer?
        var error = sd_bus_error()
        defer { sd_bus_error_free(&error) }
        guard sd_bus_call(bus, call, Self.patience, &error, &reply) >= 0, let reply else { return [] }
        let message = BusMessage(owning: reply)
        guard message.enter("a", "{oa{sa{sv}}}") else { return [] }
        var result: [String] = []
        while message.enter("e", "oa{sa{sv}}") {
            if let object = message.basicString("o") { result.append(object) }
            message.skip("a{sa{sv}}")
            message.leave()
        }
        return result
    }

    /// Microseconds that a call may take.
    private static let patience: UInt64 = 2_000_000
}
