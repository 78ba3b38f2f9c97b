/// Whether a navigation controller has its bars away, as what happened so far left it (TB-38). A still picture cannot tell: bars stay away
/// after the keyboard has gone, and come back by a tap on a phone held sideways.
public struct BarHistory: Hashable, Sendable {
    /// What happens to a screen, as far as its bars care.
    public enum Event: String, Hashable, Sendable, CaseIterable {
        /// A tap that nothing in the content has handled.
        case contentTapped
        /// A tap where a bar would be.
        case barRegionTapped
        case swipedUp, swipedDown
        case keyboardAppeared, keyboardDisappeared
        /// Turned to compact height, and back to regular.
        case becameCompact, becameRegular
    }

    /// The properties that are on; all are off by default.
    public var settings: Set<BarHiding>
    /// What took navigation bar and toolbar away; nil while they show.
    public private(set) var hiddenBy: ToolbarResolution.HiddenBy?

    /// - Parameters:
    ///   - height: how the screen is held when it appears.
    ///   - isKeyboardUp: whether the keyboard is there already.
    public init(_ settings: Set<BarHiding> = [], height: SizeClass = .regular, isKeyboardUp: Bool = false) {
        self.settings = settings
        if height == .compact { happened(.becameCompact) }
        if isKeyboardUp { happened(.keyboardAppeared) }
    }

    /// Takes in what happened: each of the properties answers as UIKit documents it.
    public mutating func happened(_ event: Event) {
        switch event {
        case .contentTapped: tapped(inContent: true)
        case .barRegionTapped: tapped(inContent: false)
        case .swipedUp: if settings.contains(.onSwipe), hiddenBy == nil { hiddenBy = .scroll }
        case .swipedDown: if settings.contains(.onSwipe) { hiddenBy = nil }
        case .keyboardAppeared: if settings.contains(.whenKeyboardAppears) { hiddenBy = .keyboard }
        case .keyboardDisappeared: break
        case .becameCompact: if settings.contains(.whenVerticallyCompact) { hiddenBy = .compactHeight }
        case .becameRegular: if hiddenBy == .compactHeight { hiddenBy = nil }
        }
    }

    /// The controller's own `setNavigationBarHidden` and `setToolbarHidden` do not ask for a gesture.
    public mutating func showBars() { hiddenBy = nil }

    /// A tap brings back what keyboard and compact height have taken, in the bars' regions as the header says and in the content as the
    /// reference page says; only `hidesBarsOnTap` takes bars away by a tap.
    private mutating func tapped(inContent: Bool) {
        switch hiddenBy {
        case .keyboard, .compactHeight: hiddenBy = nil
        case .tap: hiddenBy = nil
        case .scroll: if inContent, settings.contains(.onTap) { hiddenBy = nil }
        case .controller: break
        case nil: if inContent, settings.contains(.onTap) { hiddenBy = .tap }
        }
    }
}
