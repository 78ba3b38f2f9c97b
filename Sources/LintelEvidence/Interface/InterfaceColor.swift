/// A colour as an interface file writes it. Parts run from 0 to 1.
public enum InterfaceColor: Hashable, Sendable {
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    case white(Double, alpha: Double)
    /// By `UIColor`'s name, such as `systemBackgroundColor`.
    case system(String)
    /// From an asset catalogue.
    case named(String)
}
