import Foundation
import LintelModel
import Synchronization

/// A thread that waits for the bus and for the next minute, and tells each new status.
final class StatusWatch: Sendable {
    /// Changes come in bursts; this many milliseconds are waited for more before reading.
    private static let settleTime: Int32 = 60
    /// Milliseconds until another attempt, and until the kernel's files are looked at again.
    private static let retryTime = 5_000

    private let status: LiveStatus
    private let tell: @Sendable (DeviceStatus) -> Void
    private let isStopped = Atomic<Bool>(false)
    /// Both ends of a pipe that wakes the thread to stop it.
    private let wake: (read: Int32, write: Int32)

    init(status: LiveStatus, tell: @escaping @Sendable (DeviceStatus) -> Void) {
        self.status = status
        self.tell = tell
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        wake = (ends[0], ends[1])
    }

    deinit {
        close(wake.read)
        close(wake.write)
    }

    func start() { Thread.detachNewThread { [self] in run() } }

    func stop() {
        isStopped.store(true, ordering: .releasing)
        var byte: UInt8 = 0
        _ = write(wake.write, &byte, 1)
    }

    private func run() {
        var bus = connect()
        var last: DeviceStatus?
        while !isStopped.load(ordering: .acquiring) {
            if bus?.isOpen != true { bus = connect() }
            let current = status.reading(bus)
            if current != last { tell(current) }
            last = current
            waitForChange(bus)
        }
    }

    private func connect() -> SystemBus? {
        guard let address = status.busAddress, let bus = SystemBus(address: address) else { return nil }
        for service in [UPower.service, UPower.profiles, NetworkManager.service, ModemManager.service] { bus.listen(to: service) }
        return bus
    }

    /// Returns when something changed, when another minute began, or when the files are due.
    private func waitForChange(_ bus: SystemBus?) {
        let deadline = Date().addingTimeInterval(Double(min(SystemClock(now: status.now).untilNextMinute, Self.retryTime)) / 1000)
        while !isStopped.load(ordering: .acquiring) {
            if bus?.process() == true {
                // Let the burst end; what it brings is read in one go.
                _ = poll(bus, Self.settleTime)
                _ = bus?.process()
                return
            }
            let left = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
            if left == 0 || poll(bus, left) < 0 || bus?.isOpen == false { return }
        }
    }

    /// Waits for the bus or for the call to stop, at most `milliseconds`; negative on failure.
    private func poll(_ bus: SystemBus?, _ milliseconds: Int32) -> Int32 {
        var waiting = [pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0)]
        if let bus, bus.isOpen { waiting.append(pollfd(fd: bus.fileDescriptor, events: Int16(POLLIN), revents: 0)) }
        return Foundation.poll(&waiting, nfds_t(waiting.count), milliseconds)
    }
}
