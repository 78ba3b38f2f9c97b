package import LintelEvidence

/// The objects of one scene or xib while they are read, with the connections between them.
package struct InterfaceObjects {
    package let document: MarkupDocument
    package let root: MarkupElement
    package let connections: [InterfaceConnection]
    package let segues: [InterfaceSegue]

    package init(_ document: MarkupDocument, _ root: MarkupElement) {
        self.document = document
        self.root = root
        var found = ConnectionWalk(document)
        found.visit(root, owner: "")
        connections = found.connections
        segues = found.segues
    }

    /// The element's opening tag.
    func place(of element: MarkupElement) -> Place {
        Place(file: document.file, range: document.lines.range(element.tag), objectID: element["id"])
    }

    /// An attribute, or the string element that stands for a longer one.
    package func text(_ name: String, of element: MarkupElement) -> String? {
        if let value = element[name] { return value }
        guard let child = element.child(key: name), child.name == "string" || child.name == "mutableString" else { return nil }
        guard child.flag("base64-UTF8") == true else { return child.text }
        return Self.decodedBase64(child.text)
    }

    /// `image="…"` with `catalog="system"` for symbols, or the `imageReference` of newer files.
    package func image(_ name: String, of element: MarkupElement) -> InterfaceImage? {
        if let reference = element.child(key: name), reference.name == "imageReference", let image = reference["image"] {
            return InterfaceImage(name: image, isSystemSymbol: reference["catalog"] == "system")
        }
        guard let image = element[name], !image.isEmpty else { return nil }
        return InterfaceImage(name: image, isSystemSymbol: element["catalog"] == "system")
    }

    package func color(_ key: String, of element: MarkupElement) -> InterfaceColor? {
        element.children.first { $0.name == "color" && $0["key"] == key }.flatMap(color)
    }

    package func color(_ element: MarkupElement) -> InterfaceColor? {
        for name in ["xcode11CocoaTouchSystemColor", "systemColor", "cocoaTouchSystemColor"] {
            if let value = element[name] { return .system(value) }
        }
        let alpha = element.number("alpha") ?? 1
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return .rgb(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let white = element.number("white") { return .white(white, alpha: alpha) }
        return element["name"].map { .named($0) }
    }

    package func runtimeAttributes(of element: MarkupElement) -> [String: String] {
        var attributes: [String: String] = [:]
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            attributes[path] = text("value", of: attribute) ?? ""
        }
        return attributes
    }

    /// From the accessibility element, or from a runtime attribute: `accessibilityLabel` or a spelling of the project's own (TB-93).
    package func accessibilityLabel(of element: MarkupElement) -> String? {
        let written = element.child("accessibility").flatMap { text("label", of: $0) }
        let attributes = runtimeAttributes(of: element).filter { name, value in
            let path = name.lowercased()
            return path.contains("acc") && path.contains("label") && !value.isEmpty
        }
        let label = written ?? attributes["accessibilityLabel"] ?? attributes.min { $0.key < $1.key }?.value
        return label.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func decodedBase64(_ text: String) -> String? {
        var bits: UInt32 = 0
        var count = 0
        var bytes: [UInt8] = []
        for byte in text.utf8 where !MarkupParser.isSpace(byte) && byte != UInt8(ascii: "=") {
            guard let value = base64Alphabet.firstIndex(of: byte) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let base64Alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
