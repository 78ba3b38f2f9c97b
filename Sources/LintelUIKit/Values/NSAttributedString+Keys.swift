public import Foundation
import LintelModel

// Attributes of text that UIKit adds to Foundation's; the raw values are UIKit's.

extension NSAttributedString.Key {
    /// A `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSColor") }
    /// A `UIFont`.
    public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
}

extension [NSAttributedString.Key: Any] {
    var color: DynamicColor? { (self[.foregroundColor] as? UIColor)?.dynamic }
    var font: Font? { (self[.font] as? UIFont)?.model }
}
