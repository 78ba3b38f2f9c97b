/// What the system asks controllers about the status bar (SB-42, SB-43). The raw values are UIKit's names.
public enum StatusBarQuestion: String, Hashable, Sendable, CaseIterable {
    case style = "preferredStatusBarStyle"
    case hidden = "prefersStatusBarHidden"
    case animation = "preferredStatusBarUpdateAnimation"
    case childForStyle = "childForStatusBarStyle"
    case childForHidden = "childForStatusBarHidden"
}

/// Where an answer was read, and what about it only the running app tells.
public struct Ground: Hashable, Sendable {
    /// File and line, as reasons print them: `App/Feed.swift:12`.
    public var place: String?
    /// Why the answer is not known, to be read after the controller's name: `asks theme.barStyle`. Nil where it is known.
    public var doubt: String?

    public init(place: String? = nil, doubt: String? = nil) {
        self.place = place
        self.doubt = doubt
    }
}
