public import Foundation
import LintelModel

/// The heights of a sheet on a compact screen.
@preconcurrency @MainActor
public final class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    public final class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")
        }

        public let identifier: Identifier

        private init(_ identifier: Identifier) { self.identifier = identifier }

        /// Half the screen.
        public class func medium() -> Detent { Detent(.medium) }
        /// Up to the status bar.
        public class func large() -> Detent { Detent(.large) }
    }

    /// The first is taken unless another is selected.
    public var detents: [Detent] = [.large()] { didSet { changed() } }
    public var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Up to this detent what lies below is not dimmed.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    public var prefersGrabberVisible = false { didSet { changed() } }
    /// Of the corners, in points; nil: the system's.
    public var preferredCornerRadius: CGFloat? { didSet { changed() } }

    var isMedium: Bool { detent == .medium }

    /// The one it stands at: the selected one if it is among them, else the first.
    private var detent: Detent.Identifier? {
        let known = detents.map(\.identifier)
        return selectedDetentIdentifier.flatMap { known.contains($0) ? $0 : nil } ?? known.first
    }
    var isUndimmed: Bool { largestUndimmedDetentIdentifier == .large || (isMedium && largestUndimmedDetentIdentifier == .medium) }

    private func changed() {
        presentedViewController.presentedManner.leavesPresenterFullSize = isMedium
        presentedViewController.changed()
    }
}
