/// Which side a line begins at (`UIUserInterfaceLayoutDirection`).
public enum LayoutDirection: String, Sendable, CaseIterable {
    case leftToRight, rightToLeft
}
