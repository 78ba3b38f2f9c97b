/// What a target builds.
public enum ProductKind: String, Hashable, Sendable, CaseIterable {
    case application, framework, staticLibrary, `extension`, watch, test, bundle, tool, other

    /// From `com.apple.product-type.…`.
    public init(productType: String) {
        let kind = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
        self =
            switch kind {
            case "application", "application.on-demand-install-capable", "application.messages": .application
            case "framework", "framework.static": .framework
            case "library.static", "library.dynamic": .staticLibrary
            case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": .test
            case "bundle": .bundle
            case "tool": .tool
            case _ where kind.contains("watch"): .watch
            case _ where kind.contains("extension"): .extension
            default: .other
            }
    }
}
