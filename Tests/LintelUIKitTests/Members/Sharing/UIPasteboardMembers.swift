import Foundation
import LintelUIKit
import Testing

extension MemberTable {
    static let pasteboard = MemberTable("UIPasteboard") { type in
        type.pasting("general", see: { $0.changeCount }) { _ in UIPasteboard.general.string = "Words" }
        type.pasting("changeCount", see: { $0.changeCount }) { $0.string = "Words" }
        type.pasting("string", see: { $0.string }) { $0.string = "Words" }
        type.pasting("strings", see: { $0.strings }) { $0.strings = ["One", "Two"] }
        type.pasting("url", see: { $0.url }) { $0.url = URL(string: "https://example.com") }
        type.pasting("urls", see: { $0.urls }) { $0.urls = [try #require(URL(string: "https://example.com"))] }
        type.pasting("image", see: { $0.image }) { $0.image = UIImage(systemName: "star") }
        type.pasting("images", see: { $0.images }) { $0.images = [try #require(UIImage(systemName: "star"))] }
        type.pasting("hasStrings", see: { $0.hasStrings }) { $0.string = "Words" }
        type.pasting("hasURLs", see: { $0.hasURLs }) { $0.url = URL(string: "https://example.com") }
        type.pasting("hasImages", see: { $0.hasImages }) { $0.image = UIImage(systemName: "star") }
        type.member("changedNotification") { stage in
            stage.listen(to: UIPasteboard.changedNotification)
            stage.seeTold(UIPasteboard.changedNotification.rawValue)
            return { UIPasteboard.general.string = "Words" }
        }
    }

    /// A row about a pasteboard with nothing on it.
    private func pasting(
        _ name: String, line: Int = #line, see probe: @escaping @MainActor (UIPasteboard) -> Any?,
        _ use: @escaping @MainActor (UIPasteboard) throws -> Void
    ) {
        member(name, line: line) { stage in
            UIPasteboard.general.strings = nil
            stage.see { probe(UIPasteboard.general) }
            return { try use(UIPasteboard.general) }
        }
    }
}
