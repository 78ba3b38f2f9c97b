import LintelLayout
import LintelModel

extension ToolbarEntry.Content {
    /// What an item that the system draws shows, by UIKit's word such as `done`.
    static func system(named name: String) -> Self {
        guard let item = SystemItem(name: name) else { return .unknown }
        return item.isWord ? .word(item.title(in: "en")) : .systemIcon(name)
    }
}

extension SystemItem {
    /// Drawn as a word before iOS 26. Undo and redo are left out: sources differ on them (TB-51).
    fileprivate var isWord: Bool {
        switch self {
        case .done, .cancel, .edit, .save: true
        case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash,
            .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close, .writingTools:
            false
        }
    }
}
