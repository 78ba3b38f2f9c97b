/// The pages beside the one that shows, as far as the data source was asked.
@MainActor
struct PageNeighbours {
    /// One side: not asked yet, or what was answered.
    enum Side {
        case unknown
        case known(UIViewController?)

        var controller: UIViewController? {
            switch self {
            case .unknown: nil
            case .known(let controller): controller
            }
        }

        /// There is no page, for certain.
        var isEnd: Bool {
            switch self {
            case .unknown: false
            case .known(let controller): controller == nil
            }
        }
    }

    var before = Side.unknown
    var after = Side.unknown
}
