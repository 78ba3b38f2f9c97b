/// Where a picture in a bar comes from.
public enum Icon: Hashable, Sendable {
    /// A symbol by SF Symbols' name.
    case symbol(String)
    /// A picture file (SVG or PNG); `size` in points where the file alone does not tell, as for a catalogue's image.
    case file(String, size: Size?)
    /// A picture known by name only: drawn as a marked placeholder.
    case missing(String, size: Size?)
}
