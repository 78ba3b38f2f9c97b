/// A property of an object on the bus.
struct BusProperty {
    var service: String
    var path: String
    var interface: String
    var name: String

    init(_ service: String, _ path: String, _ interface: String, _ name: String) {
        self.service = service
        self.path = path
        self.interface = interface
        self.name = name
    }
}
