public import Foundation

/// Objects inside which a proxy's values can be made to count: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// Classes whose looks are set for all their instances at once. What is set on a proxy counts for bars that come into a window afterwards;
/// what is set on an instance itself wins.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    init?(coder: NSCoder)
}

extension UIBar: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
    /// For all instances of the class and its subclasses.
    public static func appearance() -> Self { AppearanceProxies.current.proxy(Self.self) }

    /// For instances inside instances of these classes, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.current.proxy(Self.self, in: containerTypes)
    }

    /// For instances under these circumstances.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.current.proxy(Self.self, traits: trait) }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.current.proxy(Self.self, in: containerTypes, traits: trait) }
}
