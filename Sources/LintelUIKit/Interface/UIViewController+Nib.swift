import Foundation
import LintelEvidence

extension UIViewController {
    /// Makes the view by the xib that was named, or by one that is called like the class; false where there is none.
    func loadNib() -> Bool {
        let bundle = nibBundle ?? .main
        if let nibName {
            UINib(nibName: nibName, bundle: bundle).instantiate(withOwner: self)
        } else if let name = namesOfXib.first(where: { InterfaceFiles(bundle: bundle).file(named: $0, .xib) != nil }) {
            UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        }
        return isViewLoaded
    }

    private var namesOfXib: [String] {
        let name = "\(type(of: self))"
        return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
}
