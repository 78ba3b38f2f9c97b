import LintelModel

/// What the keyboard writes on the key that ends a line. The raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done
    case `continue` = 11

    var model: ReturnKey {
        switch self {
        case .default: .return
        case .go: .go
        case .google, .yahoo, .search: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}
