/// One item or group of SwiftUI's toolbar content.
public struct ToolbarContentItem: Hashable, Sendable {
    /// What can be seen of a control: containers are opened, a stack counts as its children.
    public struct Leaf: Hashable, Sendable {
        /// What a bar shows of the control.
        public enum Kind: Hashable, Sendable {
            /// A button or menu that shows text.
            case text(SourceValue)
            /// A button or menu with a label: a bar shows only its icon.
            case label(title: SourceValue?, image: CodeBarItem.ImageSource?)
            /// A button or menu that shows a bare image.
            case image(CodeBarItem.ImageSource)
            /// A picker in segments.
            case segmented
            case spacer
            /// Bare text or a bare image, which is no control.
            case caption
            /// A view of the project, by its type's or property's name.
            case view(String)
            case other(String)
        }

        public var kind: Kind
        public var accessibilityLabel: SourceValue?
        public var place: Place

        public init(_ kind: Kind, accessibilityLabel: SourceValue? = nil, at place: Place) {
            self.kind = kind
            self.accessibilityLabel = accessibilityLabel
            self.place = place
        }
    }

    /// The placement's last word, such as `bottomBar`; nil when it comes from a variable, `automatic` when none is given.
    public var placement: String?
    public var leaves: [Leaf]
    /// Whether every leaf is known and always there.
    public var isComplete: Bool
    public var scope: SourceScope
    /// `ToolbarItem(…)` or `ToolbarItemGroup(…)` with its content.
    public var place: Place

    public init(placement: String?, leaves: [Leaf], isComplete: Bool, scope: SourceScope, place: Place) {
        self.placement = placement
        self.leaves = leaves
        self.isComplete = isComplete
        self.scope = scope
        self.place = place
    }
}
