public import Foundation
import LintelModel

// Attributes of text that UIKit adds to Foundation's; the raw values are UIKit's.

extension NSAttributedString.Key {
    /// A `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSColor") }
    /// A `UIFont`.
    public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
    /// A `UIColor` behind the letters.
    public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSBackgroundColor") }
    /// Points added after each letter.
    public static var kern: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSKern") }
    /// The raw value of an `NSUnderlineStyle`.
    public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderline") }
    /// A `UIColor`; the letters' own where there is none.
    public static var underlineColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderlineColor") }
    /// The raw value of an `NSUnderlineStyle`.
    public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrikethrough") }
    /// A `UIColor`; the letters' own where there is none.
    public static var strikethroughColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrikethroughColor") }
    /// Points by which the letters are raised.
    public static var baselineOffset: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSBaselineOffset") }
    /// An `NSParagraphStyle`.
    public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSParagraphStyle") }
}

/// A line under or through text. The raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

extension [NSAttributedString.Key: Any] {
    var color: DynamicColor? { (self[.foregroundColor] as? UIColor)?.dynamic }
    var font: Font? { (self[.font] as? UIFont)?.model }

    func color(_ key: NSAttributedString.Key) -> DynamicColor? { (self[key] as? UIColor)?.dynamic }

    /// A number, whatever type it was given as.
    func number(_ key: NSAttributedString.Key) -> Double? {
        switch self[key] {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let style as NSUnderlineStyle: Double(style.rawValue)
        default: nil
        }
    }
}
