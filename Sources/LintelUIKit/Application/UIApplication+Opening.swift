public import Foundation
import LintelModel

extension UIApplication {
    /// Keys of the options of `open(_:options:completionHandler:)`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Writes to the trace which address the app hands to the system. Nothing is opened.
    /// - Parameter options: with `universalLinksOnly` the answer is false, since no other app is there.
    @preconcurrency
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOpened = options[.universalLinksOnly] as? Bool != true
        note(.action, to: "\(isOpened ? "open" : "did not open") \(url.absoluteString)", cause: ["the app asked the system"])
        guard let completion else { return }
        schedule(at: time) { completion(isOpened) }
    }

    /// Whether a part of the system answers addresses of this kind; other apps are not there.
    public func canOpenURL(_ url: URL) -> Bool { Self.systemSchemes.contains(url.scheme?.lowercased() ?? "") }

    private static let systemSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings"]

    /// The app's page in Settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
}
