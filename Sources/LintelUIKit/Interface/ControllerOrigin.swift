import Foundation
import LintelEvidence
import LintelProject

/// The scene of a storyboard that a controller comes from: its view is made of it when it is first asked for.
@MainActor
final class ControllerOrigin {
    private let load: InterfaceLoad
    private let element: MarkupElement
    /// What the scene holds beside views, such as recognizers, segues' triggers and objects of the app's own.
    private var kept: [AnyObject] = []

    init(_ load: InterfaceLoad, _ element: MarkupElement) {
        self.load = load
        self.element = element
    }

    /// Makes the view with all that lies in it; nil where the file has none.
    func makeView(for controller: UIViewController) -> Bool {
        guard let view = element.child(key: "view") else { return false }
        load.controller = controller
        makeObjectsBeside()
        controller.view = load.view(view)
        load.registerGuides(of: element, controller.view)
        load.finish()
        return true
    }

    private func makeObjectsBeside() {
        for other in load.objects.root.children where other["id"] != element["id"] && !InterfaceObjects.isController(other) {
            if let object = load.object(other) { kept.append(object) }
        }
    }

    func keep(_ object: AnyObject) { kept.append(object) }

    /// The segue of the scene with an identifier, whatever starts it.
    func segue(_ identifier: String) -> InterfaceSegue? { load.objects.segues.first { $0.identifier == identifier } }

    func perform(_ segue: InterfaceSegue, from controller: UIViewController, sender: Any?) {
        SegueRun(segue, in: load, from: controller, sender: sender).perform()
    }
}

extension InterfaceLoad {
    /// A recognizer, a bar button item, a view or an object of the app's own; nil for what is nothing at run time.
    func object(_ element: MarkupElement) -> AnyObject? {
        if let recognizer = recognizer(element) { return recognizer }
        switch element.name {
        case "barButtonItem": return barButtonItem(element)
        case "navigationItem":
            let item = UINavigationItem(title: nil)
            InterfaceCoder(element, self).decode(item)
            made(item, element)
            return item
        case "customObject":
            guard element["customClass"] != nil else { return nil }
            let object = ClassInstance.make(namedClass(element, otherwise: NSObject.self))
            made(object, element)
            return object
        case let name where InterfaceVocabulary.isView(name): return view(element)
        default: return nil
        }
    }

    private func recognizer(_ element: MarkupElement) -> UIGestureRecognizer? {
        let recognizer: UIGestureRecognizer
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            if let count = element.number("numberOfTapsRequired") { tap.numberOfTapsRequired = Int(count) }
            if let count = element.number("numberOfTouchesRequired") { tap.numberOfTouchesRequired = Int(count) }
            recognizer = tap
        case "longPressGestureRecognizer", "pongPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
            recognizer = press
        case "panGestureRecognizer": recognizer = UIPanGestureRecognizer()
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = Self.directions[element["direction"] ?? ""] ?? .right
            recognizer = swipe
        case let name where name.hasSuffix("GestureRecognizer"):
            note("<\(name)> was not made", cause: ["\(scene): LintelUIKit has no class for it"])
            return nil
        default: return nil
        }
        made(recognizer, element)
        return recognizer
    }

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
    ]
}
