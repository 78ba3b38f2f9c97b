public import Foundation

/// An observer that is told of notifications by a selector. It is held weakly, as on Apple's systems.
@MainActor
private struct SelectorObserver {
    static var all: [SelectorObserver] = []

    private static var count = 0

    private(set) weak var observer: NSObject?
    let selector: Selector
    let name: NSNotification.Name?
    /// The object whose notifications are wanted; nil for all.
    let object: AnyObject?
    let center: NotificationCenter
    let number: Int
    let token: any NSObjectProtocol

    init(_ observer: NSObject, _ selector: Selector, name: NSNotification.Name?, object: Any?, center: NotificationCenter) {
        (self.observer, self.selector, self.name, self.center) = (observer, selector, name, center)
        self.object = object as AnyObject?
        Self.count += 1
        let number = Self.count
        self.number = number
        token = center.addObserver(forName: name, object: object, queue: nil) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated { Self.tell(number, note) }
        }
    }

    private static func tell(_ number: Int, _ note: Notification) {
        guard let entry = all.first(where: { $0.number == number }), let observer = entry.observer else { return }
        UIApplication.running?.sendAction(entry.selector, to: observer, from: note, for: nil)
    }

    /// Drops those that are meant, and those whose observer is gone.
    static func remove(where isMeant: (SelectorObserver) -> Bool) {
        let dropped = all.filter { $0.observer == nil || isMeant($0) }
        all.removeAll { $0.observer == nil || isMeant($0) }
        for entry in dropped { entry.center.removeObserver(entry.token) }
    }
}

/// Foundation has these on Apple's systems only. They are for the main thread, where actions and bars are.
extension NotificationCenter {
    public func addObserver(_ observer: NSObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        nonisolated(unsafe) let (observer, object) = (observer, anObject)
        MainActor.assumeIsolated {
            SelectorObserver.remove { _ in false }
            SelectorObserver.all.append(SelectorObserver(observer, aSelector, name: aName, object: object, center: self))
        }
    }

    /// Ends all that the observer was added for; also fit for `deinit`.
    public func removeObserver(_ observer: NSObject) { removeObserver(observer, name: nil, object: nil) }

    /// - Parameter aName: nil for all names, as is a nil object for all objects.
    public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let receiver = ObjectIdentifier(observer)
        nonisolated(unsafe) let object = anObject as AnyObject?
        MainActor.assumeIsolated {
            SelectorObserver.remove { entry in
                guard entry.center === self, entry.observer.map(ObjectIdentifier.init) == receiver else { return false }
                return (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
            }
        }
    }
}
