/// How the interface is held; the bars turn with it.
public enum Orientation: String, Sendable, CaseIterable {
    case portrait, landscape
}
