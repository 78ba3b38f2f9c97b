public import Foundation
import LintelModel

/// What was copied last. What an app puts there is told in the trace.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    /// The one that all apps share; nothing outside this process fills it.
    public static let general = UIPasteboard()

    private var contents: [Any] = []
    /// How often it has been filled.
    public private(set) var changeCount = 0

    private func fill(_ new: [Any]) {
        contents = new
        changeCount += 1
        let words = new.map { ($0 as? String) ?? ($0 as? URL)?.absoluteString ?? "\(type(of: $0))" }
        UIApplication.running?.note(.action, to: "copied \(words.joined(separator: ", "))", cause: ["the app filled the pasteboard"])
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private func all<Kind>(_ type: Kind.Type) -> [Kind]? {
        let found = contents.compactMap { $0 as? Kind }
        return found.isEmpty ? nil : found
    }

    public var string: String? {
        get { strings?.first }
        set { fill(newValue.map { [$0] } ?? []) }
    }
    public var strings: [String]? {
        get { all(String.self) ?? all(URL.self)?.map(\.absoluteString) }
        set { fill(newValue ?? []) }
    }
    public var url: URL? {
        get { urls?.first }
        set { fill(newValue.map { [$0] } ?? []) }
    }
    public var urls: [URL]? {
        get { all(URL.self) }
        set { fill(newValue ?? []) }
    }
    public var image: UIImage? {
        get { images?.first }
        set { fill(newValue.map { [$0] } ?? []) }
    }
    public var images: [UIImage]? {
        get { all(UIImage.self) }
        set { fill(newValue ?? []) }
    }

    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { urls != nil }
    public var hasImages: Bool { images != nil }

    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}
