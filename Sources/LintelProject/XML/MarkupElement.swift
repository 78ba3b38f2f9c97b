import LintelEvidence

/// An element of an XML file, with the bytes it covers.
package struct MarkupElement: Sendable {
    package var name: String
    var attributes: [MarkupAttribute]
    package var children: [MarkupElement] = []
    /// The text directly inside, without that of children; entities are replaced.
    package var text = ""
    /// The opening tag, from `<` to behind `>`.
    var tag: Range<Int>
    /// From the opening tag's `<` to behind the end tag.
    var extent: Range<Int>

    package subscript(name: String) -> String? { attribute(name)?.value }

    func attribute(_ name: String) -> MarkupAttribute? { attributes.first { $0.name == name } }

    package func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// The child that plays a part in its parent (`key="view"`).
    package func child(key: String) -> MarkupElement? { children.first { $0["key"] == key } }

    package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// `YES` or `NO`; nil where the attribute is absent.
    package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "true" } }

    package func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }
}

/// An attribute of an element.
struct MarkupAttribute: Sendable {
    var name: String
    var value: String
    /// Where the value stands, without the quotation marks.
    var valueRange: Range<Int>
}

/// A parsed XML file.
package struct MarkupDocument: Sendable {
    /// Relative to the working directory.
    package let file: String
    package let root: MarkupElement
    let lines: LineTable
}
