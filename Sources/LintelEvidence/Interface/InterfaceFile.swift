/// A storyboard or xib as read: its screens, and what they refer to.
public struct InterfaceFile: Hashable, Sendable {
    /// The two sorts of interface files, by their ending.
    public enum Kind: String, Hashable, Sendable, CaseIterable { case storyboard, xib }

    /// What the file is written for (`targetRuntime`). Only iOS files have their scenes read; the others are recorded.
    public enum Platform: String, Hashable, Sendable, CaseIterable { case iOS, macOS, watchOS, tvOS, unknown }

    /// Relative to the working directory, as in `Place`.
    public var path: String
    public var kind: Kind
    public var platform: Platform
    /// Shown while the app launches: nothing in it can be touched.
    public var isLaunchScreen: Bool
    public var usesAutoLayout: Bool
    /// Object id of the controller the storyboard begins with.
    public var initialControllerID: String?
    /// One for each controller; a xib of views has one, whose controller is the file's owner.
    public var scenes: [InterfaceScene]
    /// Pictures the file refers to, with the size Interface Builder last saw (which may be stale).
    public var images: [InterfaceImageResource]
    /// Named colours as Interface Builder last saw them, by name; system colours too.
    public var colors: [String: InterfaceColor]
    /// Names of elements the reader has no word for, with their number.
    public var unknownElements: [String: Int]

    public init(path: String, kind: Kind, platform: Platform = .iOS) {
        self.path = path
        self.kind = kind
        self.platform = platform
        isLaunchScreen = false
        usesAutoLayout = true
        scenes = []
        images = []
        colors = [:]
        unknownElements = [:]
    }

    /// File name without folder and ending: what a storyboard reference names.
    public var name: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }

    /// The scene of a controller, by object id.
    public func scene(_ controllerID: String) -> InterfaceScene? { scenes.first { $0.id == controllerID } }

    /// The cached record of a picture or symbol.
    public func image(_ reference: InterfaceImage) -> InterfaceImageResource? {
        images.first { $0.name == reference.name && $0.isSystemSymbol == reference.isSystemSymbol }
    }
}
