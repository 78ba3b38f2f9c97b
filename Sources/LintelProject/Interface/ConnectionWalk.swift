import LintelEvidence

/// Collects outlets, actions and segues: they stand inside the object they start from.
struct ConnectionWalk {
    private let document: MarkupDocument
    private(set) var connections: [InterfaceConnection] = []
    private(set) var segues: [InterfaceSegue] = []

    init(_ document: MarkupDocument) { self.document = document }

    /// - Parameter owner: id of the innermost object around the element.
    mutating func visit(_ element: MarkupElement, owner: String) {
        let place = Place(
            file: document.file, range: document.lines.range(element.tag), objectID: element["id"])
        let destination = element["destination"] ?? ""
        switch element.name {
        case "outlet":
            add(.outlet, name: element["property"] ?? "", owner, destination, place)
        case "outletCollection":
            add(.outletCollection, name: element["property"] ?? "", owner, destination, place)
        case "action":
            add(.action, name: element["selector"] ?? "", owner, destination, place, event: element["eventType"])
        case "segue":
            var segue = InterfaceSegue(
                place: place, id: element["id"] ?? "", kind: Self.kind(of: element), source: owner, destination: destination,
                identifier: element["identifier"], customClass: element["customClass"],
                modalPresentationStyle: element["modalPresentationStyle"])
            segue.customModule = element["customModule"]
            segue.unwindAction = element["unwindAction"]
            segue.isAnimated = element.flag("animates") ?? true
            segues.append(segue)
        default:
            let inner = element["id"] ?? owner
            for child in element.children { visit(child, owner: inner) }
        }
    }

    private mutating func add(
        _ kind: InterfaceConnection.Kind, name: String, _ source: String, _ destination: String, _ place: Place,
        event: String? = nil
    ) {
        var connection = InterfaceConnection(place: place, kind: kind, source: source, name: name, destination: destination)
        connection.event = event
        connections.append(connection)
    }

    private static func kind(of segue: MarkupElement) -> InterfaceSegue.Kind {
        switch segue["kind"] ?? "" {
        case "relationship": .relationship(segue["relationship"] ?? "")
        case "embed": .embed
        case "push", "show": .show
        case "showDetail": .showDetail
        case "presentation", "modal": .present
        case "popoverPresentation", "popover": .popover
        case "replace": .replace
        case "unwind": .unwind
        case "custom": .custom
        case let other: .other(other)
        }
    }
}
