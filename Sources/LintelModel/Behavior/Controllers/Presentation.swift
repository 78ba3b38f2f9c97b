/// Whom a controller presents, and how.
public indirect enum Presentation: Hashable, Sendable {
    case none
    case presenting(Controller, Manner)

    /// `UIModalPresentationStyle`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    }

    /// What counts at the moment of presentation (SB-47).
    public struct Manner: Hashable, Sendable {
        public var style: Style
        /// `modalPresentationCapturesStatusBarAppearance` as it stood when the controller was presented (SB-46).
        public var capturesStatusBar: Bool
        public var isBeingDismissed: Bool
        /// A sheet at a detent under which the presenter keeps its full size: no black backdrop (SB-48).
        public var leavesPresenterFullSize: Bool
        /// Why the style or the flag is not known, as a sentence; nil where they are.
        public var doubt: String?

        public init(_ style: Style = .automatic, capturesStatusBar: Bool = false) {
            self.style = style
            self.capturesStatusBar = capturesStatusBar
            isBeingDismissed = false
            leavesPresenterFullSize = false
        }

        /// The style that `automatic` stands for (behaviour.md, section 2.5).
        package func resolvedStyle(_ traits: Traits) -> Style {
            guard style == .automatic else { return style }
            return min(traits.sdk, traits.system) >= Self.sheetsByDefault ? .pageSheet : .fullScreen
        }

        /// Whether the presented controller decides about the bar (SB-46); else why not.
        func takesControl(_ traits: Traits) -> (Bool, String) {
            switch resolvedStyle(traits) {
            case .fullScreen: return (true, "presented full screen takes control (SB-46)")
            case .custom where traits.system >= Self.customTakesControlFrom && traits.system < Self.customTakesControlTo:
                return (true, "a custom presentation takes control on system \(traits.system) (SB-46)")
            case let style:
                return capturesStatusBar
                    ? (true, "presented as \(style.rawValue) with modalPresentationCapturesStatusBarAppearance takes control (SB-46)")
                    : (
                        false,
                        "presented as \(style.rawValue) without modalPresentationCapturesStatusBarAppearance takes no control (SB-46)"
                    )
            }
        }

        private static let sheetsByDefault: SystemVersion = 13
        private static let customTakesControlFrom = SystemVersion(8, 3)
        private static let customTakesControlTo: SystemVersion = 10
    }
}
