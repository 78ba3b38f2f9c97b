public import Foundation

/// An observer that is told of notifications by a selector. It is held weakly, as on Apple's systems.
private struct SelectorObserver {
    private nonisolated(unsafe) static var all: [SelectorObserver] = []
    private nonisolated(unsafe) static var count = 0
    /// Observers go on any thread: in a `deinit`.
    private static let lock = NSLock()

    private weak var observer: AnyObject?
    private let selector: Selector
    private let name: NSNotification.Name?
    /// The object whose notifications are wanted; nil for all.
    private let object: AnyObject?
    private let center: NotificationCenter
    private let number: Int
    private let token: any NSObjectProtocol

    private init(
        _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?, center: NotificationCenter, number: Int
    ) {
        (self.observer, self.selector, self.name, self.center) = (observer, selector, name, center)
        self.object = object as AnyObject?
        self.number = number
        token = center.addObserver(forName: name, object: object, queue: nil) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated { Self.tell(number, note) }
        }
    }

    static func add(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?, center: NotificationCenter) {
        drop { _ in false }
        let number = lock.withLock {
            count += 1
            return count
        }
        let new = SelectorObserver(observer, selector, name: name, object: object, center: center, number: number)
        lock.withLock { all.append(new) }
    }

    /// - Parameter name: nil for all names, as is a nil object for all objects.
    static func remove(_ observer: AnyObject, name: NSNotification.Name?, object: Any?, center: NotificationCenter) {
        let object = object as AnyObject?
        drop { entry in
            guard entry.center === center, entry.observer === observer else { return false }
            return (name == nil || entry.name == name) && (object == nil || entry.object === object)
        }
    }

    @MainActor
    private static func tell(_ number: Int, _ note: Notification) {
        let entry = lock.withLock { all.first { $0.number == number } }
        guard let entry, let observer = entry.observer else { return }
        UIApplication.running?.sendAction(entry.selector, to: observer, from: note, for: nil)
    }

    /// Those that are meant, and those whose observer is gone.
    private static func drop(where isMeant: (SelectorObserver) -> Bool) {
        let dropped = lock.withLock {
            let dropped = all.filter { $0.observer == nil || isMeant($0) }
            all.removeAll { entry in dropped.contains { $0.number == entry.number } }
            return dropped
        }
        for entry in dropped { entry.center.removeObserver(entry.token as Any) }
    }
}

/// Foundation has these on Apple's systems only. Actions run on the main thread, where notifications for them are to be posted.
extension NotificationCenter {
    public func addObserver(_ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObserver.add(observer, aSelector, name: aName, object: anObject, center: self)
    }

    /// Ends all that the observer was added for; also fit for `deinit`, and for what `addObserver(forName:object:queue:using:)` gave.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// - Parameter aName: nil for all names, as is a nil object for all objects.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        SelectorObserver.remove(observer, name: aName, object: anObject, center: self)
    }
}
