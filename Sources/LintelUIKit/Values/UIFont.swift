public import Foundation
import LintelModel

/// The system font at a size in points.
public final class UIFont: NSObject, Sendable {
    /// How heavy, by UIKit's names.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)

        fileprivate var model: Font.Weight {
            switch rawValue {
            case ..<0.115: .regular
            case ..<0.265: .medium
            case ..<0.35: .semibold
            default: .bold
            }
        }
    }

    let model: Font
    /// Of a font that was made for one.
    let textStyle: TextStyle?

    init(_ model: Font, textStyle: TextStyle? = nil) {
        self.model = model
        self.textStyle = textStyle
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: weight.model))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    /// In points.
    public var pointSize: CGFloat { CGFloat(model.size) }
    public var lineHeight: CGFloat { CGFloat(model.lineHeight) }
    public var capHeight: CGFloat { CGFloat(model.capHeight) }

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(Font(size: Double(fontSize), weight: model.weight)) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.model == model }
    public override var hash: Int { model.hashValue }
}
