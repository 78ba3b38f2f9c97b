import Foundation
import LintelTestSupport

/// A bus of its own with python-dbusmock's services on it; both end with the value.
final class PrivateBus: @unchecked Sendable {
    static let tools = ["/usr/bin/dbus-daemon", "/usr/bin/python3", "/usr/lib/python3/dist-packages/dbusmock"]
    static let isAvailable = tools.allSatisfy { FileManager.default.fileExists(atPath: $0) }

    let address: String
    private let folder: URL
    private let daemon: Process
    private var services: [String: Process] = [:]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lintel-bus-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let socket = folder.appending(path: "bus").path()
        address = "unix:path=\(socket)"
        let configuration = folder.appending(path: "bus.conf")
        try Data(
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow own="*"/><allow eavesdrop="true"/><allow user="*"/></policy></busconfig>
            """.utf8
        ).write(to: configuration)
        daemon = Process()
        daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--config-file=\(configuration.path())", "--nofork", "--nopidfile"]
        try daemon.run()
        try waitUntil("the bus listens") { FileManager.default.fileExists(atPath: socket) }
    }

    deinit {
        for process in Array(services.values) + [daemon] { end(process) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts a service and waits until it has its name.
    func start(_ name: String, _ arguments: [String]) throws {
        let process = python(["-m", "dbusmock", "--system"] + arguments)
        try process.run()
        services[name] = process
        try waitUntil("\(name) is on the bus") { try hasOwner(name) }
    }

    func stop(_ name: String) {
        services.removeValue(forKey: name).map(end)
    }

    /// One step of `control.py`.
    func play(_ action: String...) throws {
        let script = PackageRoot.folder.appending(path: "Tests/LintelLiveTests/control.py").path()
        let process = python([script] + action)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BusFailure(what: "control.py \(action.joined(separator: " "))") }
    }

    /// A process started from a worker thread inherits its blocked signals: only this one is sure to arrive.
    private func end(_ process: Process) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private func hasOwner(_ name: String) throws -> Bool {
        let ask = Process()
        ask.executableURL = URL(filePath: "/usr/bin/dbus-send")
        ask.arguments = [
            "--bus=\(address)", "--print-reply=literal", "--dest=org.freedesktop.DBus", "/", "org.freedesktop.DBus.NameHasOwner",
            "string:\(name)",
        ]
        let output = Pipe()
        ask.standardOutput = output
        try ask.run()
        ask.waitUntilExit()
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).contains("true")
    }

    private func python(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = arguments
        process.environment = ["DBUS_SYSTEM_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin"]
        process.standardOutput = FileHandle.nullDevice
        return process
    }

    private func waitUntil(_ what: String, _ condition: () throws -> Bool) throws {
        let deadline = Date().addingTimeInterval(20)
        while try !condition() {
            guard Date() < deadline else { throw BusFailure(what: what) }
            usleep(20_000)
        }
    }
}

struct BusFailure: Error {
    var what: String
}
