public import Foundation
import LintelEvidence
import LintelProject

/// Views and other objects of a xib of the app's resources.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Keys of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects that stand for the file's placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let archive: InterfaceArchive

    /// - Parameters:
    ///   - name: the file's name without its ending; the file for the device's family goes before (`Cell~ipad`).
    ///   - bundleOrNil: nil is the app's own, with the resources of its package.
    /// - Precondition: the bundle has the file, and it can be read.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        do {
            archive = try InterfaceArchive(named: name, .xib, in: bundleOrNil ?? .main)
        } catch {
            preconditionFailure(error.message)
        }
        super.init()
    }

    /// Makes the file's objects and connects them, also to the owner.
    /// - Returns: the objects that lie in no other one, in the file's order.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let objects = archive.scenes.first else { return [] }
        let owner = ownerOrNil.map { $0 as AnyObject }
        let load = InterfaceLoad(archive, objects, scene: archive.document.file)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        for element in objects.root.children {
            guard let placeholder = element["placeholderIdentifier"] else { continue }
            if placeholder == "IBFilesOwner" { if let owner { load.register(owner, element["id"]) } }
            if let object = external[placeholder] { load.register(object as AnyObject, element["id"]) }
        }
        let made = objects.root.children.compactMap { element -> AnyObject? in
            InterfaceObjects.isController(element) ? load.controller(element) { _ in nil } : load.object(element)
        }
        load.finish()
        return made
    }

    /// The first view of a kind.
    /// - Precondition: the file has one.
    func view<View: UIView>(for identifier: String) -> View {
        guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
            preconditionFailure("\(archive.document.file), registered for \(identifier), has no \(View.self)")
        }
        return view
    }
}

extension Bundle {
    /// Makes the objects of one of the bundle's xibs; nil where it has none of that name.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard InterfaceFiles(bundle: self).file(named: name, .xib) != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
