import Foundation

/// Finds the classes that interface files name.
@MainActor
enum InterfaceClasses {
    /// - Parameters:
    ///   - module: as the file has it; the app's own module may be called otherwise here.
    ///   - bundle: where the file lies.
    static func named(_ name: String, module: String?, in bundle: Bundle) -> AnyClass? {
        // NSStringFromClass ends the program for private classes on Linux.
        let app = UIApplication.running?.delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
        let modules = [module, app].compactMap(\.self) + InterfaceFiles(bundle: bundle).modules + ["LintelUIKit"]
        for module in modules {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        return nil
    }
}
