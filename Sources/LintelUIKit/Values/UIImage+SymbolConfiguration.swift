public import Foundation
import LintelLayout
import LintelModel

extension UIImage {
    /// How heavy a symbol is; the raw values are UIKit's.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var model: Font.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight, .thin, .light, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold, .heavy, .black: .bold
            }
        }
    }

    /// How large a symbol is beside text of its size; the raw values are UIKit's.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large

        /// Share of the medium size; ours, by eye.
        fileprivate var factor: Double {
            switch self {
            case .default, .unspecified, .medium: 1
            case .small: 0.79
            case .large: 1.28
            }
        }
    }

    /// Size and weight of a symbol.
    public final class SymbolConfiguration: NSObject, Sendable {
        private let pointSize: CGFloat?
        private let weight: SymbolWeight
        private let scale: SymbolScale

        init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        /// - Parameter pointSize: of the font that the symbol stands beside.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
            self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: Optional(pointSize), weight: .unspecified, scale: .unspecified)
        }

        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: .unspecified) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }

        /// This one with what the other says.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: otherConfiguration.pointSize ?? pointSize,
                weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
                scale: otherConfiguration.scale == .unspecified ? scale : otherConfiguration.scale)
        }

        /// Of the square that a symbol is drawn in; nil where neither size nor scale is given.
        var symbolSide: Double? {
            guard pointSize != nil || scale.factor != 1 else { return nil }
            return Self.barSide * Double(pointSize ?? Self.barPointSize) / Self.barPointSize * scale.factor
        }

        var modelWeight: Font.Weight? { weight.model }

        /// Side of a bar's symbols, which stand beside text of 17 points (TB-62, TB-74).
        static let barSide = IconDrawing.barSymbolSide
        private static let barPointSize = 17.0

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.pointSize == pointSize && other.weight == weight && other.scale == scale
        }
        public override var hash: Int { weight.rawValue ^ scale.rawValue << 4 ^ (pointSize?.hashValue ?? 0) }
    }
}
