/// What the software keyboard's key at the lower right does (`UIReturnKeyType`).
public enum ReturnKey: String, Hashable, Sendable, CaseIterable {
    case `return`, go, join, next, route, search, send, done, `continue`

    /// Whether the key is painted in the tint: it ends what is being typed.
    public var isProminent: Bool {
        switch self {
        case .return, .next, .continue: false
        case .go, .join, .route, .search, .send, .done: true
        }
    }
}
