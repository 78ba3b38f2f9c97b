import Foundation
import LintelModel

extension UIBarButtonItem {
    /// How strongly it stands out. The raw values are UIKit's (TB-52).
    public enum Style: Int, Sendable {
        case plain, bordered, done
        /// The name since system 26.
        public static let prominent = Style.done
    }

    /// An item that the system draws and names.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }

    /// What is shown at an item's upper corner (TB-60).
    public struct Badge: Hashable, Sendable {
        public let stringValue: String?

        private init(_ stringValue: String?) { self.stringValue = stringValue }

        public static func count(_ count: Int) -> Badge { Badge("\(count)") }
        public static func string(_ text: String) -> Badge { Badge(text) }
        /// A dot.
        public static func indicator() -> Badge { Badge(nil) }
    }

    /// Who stays in a bar that is too narrow (TB-61).
    public enum VisibilityPriority: Sendable {
        case low, standard, high

        var model: BarItem.VisibilityPriority {
            switch self {
            case .low: .low
            case .standard: .standard
            case .high: .high
            }
        }
    }
}
