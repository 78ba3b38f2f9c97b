/// A view controller as far as the status bar is concerned: what it is, what it answers, whom it holds and whom it presents.
public struct Controller: Hashable, Sendable {
    /// UIKit's containers forward differently (SB-49 to SB-55).
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case plain, navigation, tabBar, split, page, search, hosting
    }

    /// What `childForStatusBarStyle` or `childForStatusBarHidden` answers.
    public enum ChildAnswer: Hashable, Sendable {
        /// Not overridden: what the kind does by itself.
        case inherited
        /// Nil: the controller answers itself.
        case none
        /// The child in view: the stack's top, the selected tab or page.
        case current
        /// A child by its index.
        case child(Int)
    }

    /// An override of `preferredStatusBarStyle`.
    public struct StyleOverride: Hashable, Sendable {
        public var style: StatusBar.Style
        /// In an extension or category of the class instead of a class body; no override at all from 13.4 on (SB-51).
        public var isInExtension: Bool

        public init(_ style: StatusBar.Style, isInExtension: Bool = false) {
            self.style = style
            self.isInExtension = isInExtension
        }
    }

    /// Names it in the reasons.
    public var name: String
    /// File and line where it is made or described, for the reasons.
    public var place: String?
    /// What is known of the answers' sources; none for trees that come from no files.
    public var grounds: [StatusBarQuestion: Ground]
    public var kind: Kind
    public var style: StyleOverride?
    /// An override of `prefersStatusBarHidden`.
    public var isHidden: Bool?
    /// An override of `preferredStatusBarUpdateAnimation`.
    public var animation: StatusBarResolution.Animation?
    public var childForStyle: ChildAnswer
    public var childForHidden: ChildAnswer
    /// A stack from its root, tabs, parts, pages, or what a custom container holds.
    public var children: [Controller]
    /// Index of the child in view; nil is the last one of a stack and the first one otherwise.
    public var selected: Int?
    public var isNavigationBarHidden: Bool
    /// `UIBarStyle.black` of a navigation controller's bar.
    public var isNavigationBarBlack: Bool
    /// `overrideUserInterfaceStyle`; counts for embedded children too (SB-60).
    public var appearance: Appearance?
    public var definesPresentationContext: Bool
    public var presented: Presentation

    public init(_ name: String, _ kind: Kind = .plain, style: StatusBar.Style? = nil, isHidden: Bool? = nil, children: [Controller] = []) {
        self.name = name
        self.kind = kind
        grounds = [:]
        self.style = style.map { StyleOverride($0) }
        self.isHidden = isHidden
        self.children = children
        childForStyle = .inherited
        childForHidden = .inherited
        isNavigationBarHidden = false
        isNavigationBarBlack = false
        definesPresentationContext = false
        presented = .none
    }

    /// The child in view.
    public var current: Controller? {
        let index = selected ?? (kind == .navigation ? children.count - 1 : 0)
        return children.indices.contains(index) ? children[index] : nil
    }
}
