/// Room in one direction (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Sendable, CaseIterable {
    case compact, regular
}
