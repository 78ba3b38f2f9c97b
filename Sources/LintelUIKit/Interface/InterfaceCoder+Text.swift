import Foundation
import LintelProject

extension InterfaceCoder {
    @MainActor func decode(_ label: UILabel) {
        set(font("fontDescription")) { label.font = $0 }
        set(color("textColor")) { label.textColor = $0 }
        set(alignment) { label.textAlignment = $0 }
        set(element.number("numberOfLines")) { label.numberOfLines = Int($0) }
        if let text = text("text") { label.text = text }
        set(attributedText("attributedText")) { label.attributedText = $0 }
    }

    @MainActor func decode(_ field: UITextField) {
        set(font("fontDescription")) { field.font = $0 }
        set(color("textColor")) { field.textColor = $0 }
        set(alignment) { field.textAlignment = $0 }
        set(text("text")) { field.text = $0 }
        set(text("placeholder")) { field.placeholder = $0 }
        set(element["borderStyle"].flatMap { Self.borders[$0] }) { field.borderStyle = $0 }
        set(element["clearButtonMode"].flatMap { Self.viewModes[$0] }) { field.clearButtonMode = $0 }
        set(element.flag("clearsOnBeginEditing")) { field.clearsOnBeginEditing = $0 }
        guard let traits = element.child(key: "textInputTraits") else { return }
        set(traits.flag("secureTextEntry")) { field.isSecureTextEntry = $0 }
        set(traits["returnKeyType"].flatMap { name in Self.returnKeys.first { "\($0)" == name } }) { field.returnKeyType = $0 }
    }

    @MainActor func decode(_ view: UITextView) {
        set(font("fontDescription")) { view.font = $0 }
        set(color("textColor")) { view.textColor = $0 }
        set(alignment) { view.textAlignment = $0 }
        set(element.flag("editable")) { view.isEditable = $0 }
        set(text("text") ?? attributedText("attributedText")?.string) { view.text = $0 }
    }

    // MARK: - Values

    /// The system's font, also in another family's place (docs/decisions/0001-one-font-in-anothers-place.md).
    @MainActor func font(_ key: String) -> UIFont? { element.child(key: key).flatMap { Self.font($0) } }

    @MainActor private static func font(_ element: MarkupElement) -> UIFont? {
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        guard let size = element.number("pointSize") ?? element.number("size") else { return nil }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: CGFloat(size))
        case let type:
            // Other families say how heavy they are in their name alone.
            let said = element["weight"] ?? (type == nil ? element["name"]?.split(separator: "-").last.map { $0.lowercased() } : nil)
            return .systemFont(ofSize: CGFloat(size), weight: said.flatMap { weights[$0] } ?? .regular)
        }
    }

    /// Runs of text with font and colour.
    @MainActor func attributedText(_ key: String) -> NSAttributedString? {
        guard let string = element.child(key: key), string.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in string.children("fragment") {
            let words = load.objects.text("content", of: fragment) ?? ""
            let written = fragment.child(key: "attributes") ?? fragment.child("attributes")
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let written {
                attributes[.font] = written.child(key: "NSFont").flatMap { Self.font($0) }
                attributes[.foregroundColor] = load.objects.color("NSColor", of: written).flatMap(load.archive.color)
            }
            text.append(NSAttributedString(string: words, attributes: attributes))
        }
        return text.length > 0 ? text : nil
    }

    private var alignment: NSTextAlignment? { element["textAlignment"].flatMap { Self.alignments[$0] } }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .regular, "thin": .regular, "light": .regular, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .bold, "black": .bold,
    ]
    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    private static let returnKeys = (0...11).compactMap(UIReturnKeyType.init(rawValue:))
}
