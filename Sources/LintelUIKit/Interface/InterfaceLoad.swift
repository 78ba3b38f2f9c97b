import Foundation
import LintelEvidence
import LintelProject

/// One making of objects from a scene or a xib: which object an id stands for, and what is still to be connected.
@MainActor
final class InterfaceLoad {
    let archive: InterfaceArchive
    let objects: InterfaceObjects
    let storyboard: UIStoryboard?
    /// Named in the trace: the scene's class or id, and the file.
    let scene: String
    private var known: [String: Weak<AnyObject>] = [:]
    /// Of iOS 7 to 10: the rectangles between a controller's view and its bars.
    var barGuides: [String: InterfaceGuide.Kind] = [:]
    /// Elements with constraints that wait for all views to be there.
    var constrained: [MarkupElement] = []
    /// Objects with runtime attributes, which are set once outlets are.
    var attributed: [(object: AnyObject, element: MarkupElement)] = []
    /// Ids of objects whose class nobody knows: what they would take is not asked for.
    private(set) var replaced: Set<String> = []
    /// The controller whose scene or xib this is.
    weak var controller: UIViewController?
    /// In the order they were made; each is awakened once.
    private var made: [AnyObject] = []

    init(_ archive: InterfaceArchive, _ objects: InterfaceObjects, storyboard: UIStoryboard? = nil, scene: String) {
        self.archive = archive
        self.objects = objects
        self.storyboard = storyboard
        self.scene = scene
    }

    /// For a part that is made again and again, such as a prototype: it knows what was known when its table was made.
    func part(_ element: MarkupElement) -> InterfaceLoad {
        let part = InterfaceLoad(
            archive, InterfaceObjects(objects.document, element), storyboard: storyboard, scene: scene)
        part.known = known
        part.barGuides = barGuides
        part.replaced = replaced
        part.controller = controller
        return part
    }

    // MARK: - Objects by id

    subscript(id: String) -> AnyObject? { known[id]?.object }

    func register(_ object: AnyObject, _ id: String?) { if let id { known[id] = Weak(object) } }

    /// Keeps the object until all is connected, and awakens it then.
    func made(_ object: AnyObject, _ element: MarkupElement) {
        register(object, element["id"])
        made.append(object)
    }

    // MARK: - Making

    func view(_ element: MarkupElement) -> UIView {
        let type = namedClass(element, otherwise: Self.viewClass(element, self))
        // What stands in for a view has none of its outlets and actions.
        if type == InterfaceStandIn.self, let id = element["id"] { replaced.insert(id) }
        let view = type.init(coder: InterfaceCoder(element, self)) ?? refused(element, UIView(frame: .zero))
        made(view, element)
        return view
    }

    func controller(_ element: MarkupElement, _ create: (InterfaceCoder) -> UIViewController?) -> UIViewController {
        let coder = InterfaceCoder(element, self)
        let type = namedClass(element, otherwise: Self.controllerClass(element, self))
        let controller = create(coder) ?? type.init(coder: coder) ?? refused(element, UIViewController())
        register(controller, element["id"])
        return controller
    }

    func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem {
        let item = namedClass(element, otherwise: UIBarButtonItem.self).init(coder: InterfaceCoder(element, self)) ?? UIBarButtonItem()
        made(item, element)
        return item
    }

    /// The class that the element names, where the app has it; else the one it would be without a name (UIKit's own behaviour).
    func namedClass<Object: NSObject>(_ element: MarkupElement, otherwise base: Object.Type) -> Object.Type {
        guard let name = element["customClass"], name != "\(base)" else { return base }
        guard let found = InterfaceClasses.named(name, module: element["customModule"], in: archive.bundle) else {
            let plain = base == InterfaceStandIn.self ? "plain view" : "\(base)"
            note("Unknown class \(name) in Interface Builder file.", cause: ["\(scene): a \(plain) stands in its place"])
            if let id = element["id"] { replaced.insert(id) }
            return base
        }
        guard let type = found as? Object.Type else {
            note("\(name) was not made", cause: ["\(scene): it is no \(Object.self), so a \(base) stands in its place"])
            return base
        }
        return type
    }

    private func refused<Object>(_ element: MarkupElement, _ plain: Object) -> Object {
        note("\(element["customClass"] ?? element.name) was not made", cause: ["\(scene): its init(coder:) answers nil"])
        return plain
    }

    func note(_ words: String, cause: [String]) { archive.note(words, cause: cause) }

    // MARK: - The end

    /// Ties everything together and awakens what was made; the app's outlets are set then.
    func finish() {
        activateConstraints()
        connect()
        setAttributes()
        attachSegues()
        let awakening = made
        made = []
        for object in awakening {
            if let responder = object as? UIResponder { responder.awakeFromNib() }
            if let item = object as? UIBarItem { item.awakeFromNib() }
        }
    }
}
