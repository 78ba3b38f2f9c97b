import LintelEvidence
import LintelProject

/// Why no object came from an interface file.
enum InterfaceFault: Error {
    case noFile(String, InterfaceFile.Kind, bundle: String)
    case unreadable(String, ReadError)

    /// What is wrong and how to go on, in lower case.
    var message: String {
        switch self {
        case .noFile(let name, .storyboard, let bundle):
            "could not find a storyboard named '\(name)' in bundle \(bundle): add it to the target's resources"
        case .noFile(let name, .xib, let bundle):
            "could not find a xib named '\(name)' in bundle \(bundle): add it to the target's resources"
        case .unreadable(let path, let error): "\(path):\(error.position.line): \(error.message)"
        }
    }
}
