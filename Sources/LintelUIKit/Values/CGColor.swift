public import Foundation
import LintelModel

/// A colour as layers have it: the same in light and dark.
public final class CGColor: Hashable, Sendable {
    let model: Color

    init(_ model: Color) { self.model = model }

    /// Parts from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public var alpha: CGFloat { CGFloat(model.alpha) }
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue and alpha from 0 to 1.
    public var components: [CGFloat]? { [model.red, model.green, model.blue, model.alpha].map { CGFloat($0) } }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: model.red, green: model.green, blue: model.blue, alpha: Double(alpha)))
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.model == b.model }
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

extension UIColor {
    public convenience init(cgColor: CGColor) { self.init(DynamicColor(cgColor.model)) }

    /// The value of the interface style that the app runs in.
    @preconcurrency @MainActor public var cgColor: CGColor {
        CGColor(dynamic.resolved(for: UIApplication.running?.base.traits.appearance ?? .light))
    }
}
