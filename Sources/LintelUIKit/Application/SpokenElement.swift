/// What a screen reader is told of one element.
struct SpokenElement {
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits
    var hint: String?

    /// In the order of VoiceOver: what it is called, its value, what it is, what it does. Static text needs no word for being text.
    var words: String? {
        let parts = [label, value] + traits.subtracting(.staticText).words + [hint]
        let spoken = parts.compactMap(\.self).filter { !$0.isEmpty }
        return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
    }
}
