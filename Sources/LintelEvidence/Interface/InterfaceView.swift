/// A view in an interface file, with what lies in it.
public struct InterfaceView: Hashable, Sendable {
    /// What the view is, by its element's name.
    public enum Kind: Hashable, Sendable {
        case plain, toolbar, navigationBar, tabBar, segmentedControl, button, label, image
        case table, collection, scroll, map, web, visualEffect, stack, container
        /// Any other view, by its element's name.
        case other(String)
    }

    /// The opening tag.
    public var place: Place
    public var id: String
    public var kind: Kind
    public var customClass: String?
    /// In points, of the editor's canvas; often stale where constraints place the view.
    public var frame: InterfaceFrame?
    public var autoresizing: InterfaceAutoresizing
    /// False where Auto Layout alone places the view.
    public var translatesAutoresizingMask: Bool
    public var background: InterfaceColor?
    public var isHidden: Bool
    /// Taken out by the default variation: not there at run time.
    public var isExcluded: Bool
    /// Title of a button, text of a label.
    public var text: String?
    public var image: InterfaceImage?
    public var accessibilityLabel: String?
    /// Of a running view: whether a screen reader stops at it, and what it is told beside the label.
    public var isAccessibilityElement: Bool?
    public var accessibilityHint: String?
    public var runtimeAttributes: [String: String]
    public var subviews: [InterfaceView]
    /// Those the view owns.
    public var constraints: [InterfaceConstraint]
    /// Safe area, margins and guides of the app's own.
    public var guides: [InterfaceGuide]
    /// Of a toolbar.
    public var items: [InterfaceBarItem]
    /// Of a navigation bar that the app places itself.
    public var navigationItems: [InterfaceNavigationItem]
    /// Of a segmented control.
    public var segments: [InterfaceSegment]
    /// Of a bar.
    public var look: InterfaceBarLook?

    public init(place: Place, id: String, kind: Kind) {
        self.place = place
        self.id = id
        self.kind = kind
        autoresizing = []
        translatesAutoresizingMask = true
        isHidden = false
        isExcluded = false
        runtimeAttributes = [:]
        subviews = []
        constraints = []
        guides = []
        items = []
        navigationItems = []
        segments = []
    }

    /// This view and all below it that satisfy a condition, in the file's order; without what a variation takes out.
    public func installed(where condition: (InterfaceView) -> Bool) -> [InterfaceView] {
        if isExcluded { return [] }
        return (condition(self) ? [self] : []) + subviews.flatMap { $0.installed(where: condition) }
    }

    /// From this view down to the one with the id; empty where it is not below.
    public func path(to id: String) -> [InterfaceView] {
        if self.id == id { return [self] }
        for subview in subviews {
            let path = subview.path(to: id)
            if !path.isEmpty { return [self] + path }
        }
        return []
    }
}

/// One part of a segmented control.
public struct InterfaceSegment: Hashable, Sendable {
    public var title: String
    public var image: InterfaceImage?

    public init(title: String, image: InterfaceImage? = nil) {
        self.title = title
        self.image = image
    }
}

/// A frame in points within the superview.
public struct InterfaceFrame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// What grows when the superview does (`UIView.AutoresizingMask`).
public struct InterfaceAutoresizing: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let flexibleMinX = InterfaceAutoresizing(rawValue: 1)
    public static let widthSizable = InterfaceAutoresizing(rawValue: 2)
    public static let flexibleMaxX = InterfaceAutoresizing(rawValue: 4)
    public static let flexibleMinY = InterfaceAutoresizing(rawValue: 8)
    public static let heightSizable = InterfaceAutoresizing(rawValue: 16)
    public static let flexibleMaxY = InterfaceAutoresizing(rawValue: 32)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
