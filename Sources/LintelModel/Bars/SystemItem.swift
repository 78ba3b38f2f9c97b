/// `UIBarButtonItem.SystemItem` by name and raw value (TB-51).
public enum SystemItem: Int, Sendable, CaseIterable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools

    /// UIKit's word, such as `flexibleSpace`.
    public var name: String { "\(self)" }

    /// By UIKit's word; nil for any other.
    public init?(name: String) {
        guard let item = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = item
    }

    /// The symbol that draws it; nil for the ones that are words or gaps (TB-51, probed-ios26.md).
    public func symbol(in era: SystemEra) -> String? {
        switch self {
        case .flexibleSpace, .fixedSpace, .edit, .save: nil
        case .done: era >= .twentySix ? "checkmark" : nil
        case .cancel: era >= .twentySix ? "xmark" : nil
        case .undo: era >= .twentySix ? "arrow.uturn.backward" : nil
        case .redo: era >= .twentySix ? "arrow.uturn.forward" : nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "book.pages"
        case .writingTools: "apple.writing.tools"
        }
    }

    /// Done and Save are set in semibold.
    public var isEmphasized: Bool { self == .done || self == .save }
}
