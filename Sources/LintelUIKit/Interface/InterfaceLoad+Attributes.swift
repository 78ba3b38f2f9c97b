import Foundation
import LintelProject

/// What the editor sets by key path when the objects are there.
extension InterfaceLoad {
    func attribute(_ object: AnyObject, _ element: MarkupElement) {
        if element.child("userDefinedRuntimeAttributes") != nil { attributed.append((object, element)) }
    }

    func setAttributes() {
        let waiting = attributed
        attributed = []
        for (object, element) in waiting {
            for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
                guard let path = attribute["keyPath"], !Self.readElsewhere.contains(path) else { continue }
                set(path, of: object, attribute)
            }
        }
    }

    /// Keys that the reader of accessibility has answered already.
    private static let readElsewhere: Set<String> = ["accessibilityLabel", "accessibilityIdentifier"]

    /// A property of the layer's, or one that the app shows in the editor (`@IBInspectable`).
    private func set(_ path: String, of object: AnyObject, _ attribute: MarkupElement) {
        let value = value(attribute)
        let number = (value as? NSNumber)?.doubleValue
        switch (path, object) {
        case ("layer.cornerRadius", let view as UIView): view.layer.cornerRadius = CGFloat(number ?? 0)
        case ("layer.borderWidth", let view as UIView): view.layer.borderWidth = CGFloat(number ?? 0)
        case ("layer.masksToBounds", let view as UIView), ("clipsToBounds", let view as UIView):
            view.clipsToBounds = value as? Bool ?? view.clipsToBounds
        default:
            if InterfaceConnections.set(path, of: object, to: value) != true {
                note("attribute \(path) was not set", cause: ["\(scene): \(Swift.type(of: object)) has none that takes this value"])
            }
        }
    }

    /// In the type that the file says.
    private func value(_ attribute: MarkupElement) -> Any? {
        let coder = InterfaceCoder(attribute, self)
        switch attribute["type"] {
        case "boolean": return attribute.flag("value")
        case "number": return (attribute.child(key: "value")?.number("value") ?? attribute.number("value")).map { NSNumber(value: $0) }
        case "color": return coder.color("value")
        case "image": return coder.image("value")
        case "size": return coder.size("value")
        default: return coder.text("value")
        }
    }
}
