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
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOpened = options[.universalLinksOnly] as? Bool != true
        note(.action, to: "\(isOpened ? "open" : "did not open") \(url.absoluteString)", cause: ["the app asked the system"])
        guard let completion else { return }
        schedule(at: time) { completion(isOpened) }
    }
}
