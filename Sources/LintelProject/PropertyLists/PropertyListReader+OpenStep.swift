internal import LintelEvidence

extension PropertyListReader {
    static func openStep(_ bytes: [UInt8], path: String) throws(ReadError) -> PropertyListFile {
        let document = try OpenStepDocument(path: path, bytes: bytes)
        let entries = document.members(of: document.root).map { member in
            PropertyListEntry(
                writtenKey: document.text(member.key) ?? "", value: value(member.value, in: document),
                place: document.place(of: member.key), valuePlace: document.place(of: member.value))
        }
        return PropertyListFile(path: path, format: .openStep, entries: entries)
    }

    /// The syntax knows no truth values: YES is a text, and what the system makes of it when it asks for a Boolean is not documented.
    private static func value(_ node: OpenStepNode, in document: OpenStepDocument) -> PropertyValue {
        switch node.kind {
        case .text: .string(document.text(node) ?? "")
        case .data(let count): .data(byteCount: count)
        case .array(let elements): .array(elements.map { value($0, in: document) })
        case .dictionary(let members):
            .dictionary(
                members.reduce(into: [:]) { result, member in
                    if let key = document.text(member.key) { result[key] = value(member.value, in: document) }
                })
        }
    }
}
