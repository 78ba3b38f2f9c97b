import Foundation
import LintelEvidence
import LintelProject

extension InterfaceLoad {
    /// Sets outlets, then ties actions: those of ends that are there.
    func connect() {
        var collections: [String: (owner: AnyObject, name: String, members: [AnyObject])] = [:]
        for connection in objects.connections {
            guard let source = self[connection.source] else { continue }
            switch connection.kind {
            case .outlet:
                guard let value = self[connection.destination] else { continue }
                setOutlet(
                    connection.name, of: source, to: value, isKnown: !replaced.contains(connection.source),
                    isExpected: !replaced.contains(connection.destination))
            case .outletCollection:
                guard let member = self[connection.destination] else { continue }
                collections["\(connection.source) \(connection.name)", default: (source, connection.name, [])].members.append(member)
            case .action: break
            }
        }
        for key in collections.keys.sorted() {
            guard let (owner, name, members) = collections[key] else { continue }
            if !replaced.contains(String(key.prefix { $0 != " " })) { setCollection(name, of: owner, to: members) }
        }
        for connection in objects.connections where connection.kind == .action {
            guard let source = self[connection.source] else { continue }
            let target = self[connection.destination]
            guard target != nil || isFirstResponder(connection.destination) else { continue }
            connectAction(Selector(connection.name), of: source, to: target, event: connection.event)
        }
    }

    private func isFirstResponder(_ id: String) -> Bool {
        objects.root.children.contains { $0["id"] == id && $0["placeholderIdentifier"] == "IBFirstResponder" }
    }

    /// - Parameters: `isKnown` is false for a stand-in of the app's class, which may have had the outlet; `isExpected` for a value that is
    ///   one, and may not fit.
    private func setOutlet(_ name: String, of owner: AnyObject, to value: AnyObject, isKnown: Bool, isExpected: Bool) {
        switch InterfaceConnections.set(name, of: owner, to: value) ?? SystemOutlets.set(name, of: owner, to: value) {
        case true?: break
        case false? where isExpected: note("outlet \(name) was not set", cause: ["\(scene): it cannot hold a \(type(of: value))"])
        case false?: break
        case nil: if isKnown { note("\(type(of: owner)) has no outlet \(name)", cause: ["\(scene): the file connects one"]) }
        }
    }

    private func setCollection(_ name: String, of owner: AnyObject, to members: [AnyObject]) {
        if name == "gestureRecognizers", let view = owner as? UIView {
            for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
            return
        }
        switch InterfaceConnections.set(name, of: owner, to: members) {
        case true?: break
        case false?: note("outlet collection \(name) was not set", cause: ["\(scene): it cannot hold what the file puts into it"])
        case nil: note("\(type(of: owner)) has no outlet collection \(name)", cause: ["\(scene): the file connects one"])
        }
    }

    /// - Parameter target: nil is the first responder.
    private func connectAction(_ action: Selector, of source: AnyObject, to target: AnyObject?, event: String?) {
        switch source {
        case let control as UIControl:
            if let event = event.flatMap({ Self.events[$0] }) { control.addTarget(target, action: action, for: event) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        case is InterfaceStandIn: break
        default: note("\(action) is not sent", cause: ["\(scene): a \(type(of: source)) sends no actions"])
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
