public import Foundation
import LintelEvidence
import LintelProject

/// Controllers of a storyboard (`.storyboard`) of the app's resources.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let archive: InterfaceArchive

    /// - Parameters:
    ///   - name: the file's name without its ending; the file for the device's family goes before (`Main~ipad`).
    ///   - storyboardBundleOrNil: nil is the app's own, with the resources of its package.
    /// - Precondition: the bundle has the file, and it can be read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            archive = try InterfaceArchive(named: name, .storyboard, in: storyboardBundleOrNil ?? .main)
        } catch {
            preconditionFailure(error.message)
        }
        super.init()
    }

    /// Nil where the file names no initial controller.
    open func instantiateInitialViewController() -> UIViewController? { initial { _ in nil } }

    /// - Parameter creator: makes the controller with the app's own initializer; nil from it leaves that to the storyboard.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? { initial { coder in creator?(coder) } as? ViewController }

    private func initial(_ create: (NSCoder) -> UIViewController?) -> UIViewController? {
        guard let id = archive.initialID else {
            archive.note(
                "\(archive.document.file) has no initial view controller", cause: ["none of its scenes is marked as the entry point"])
            return nil
        }
        return controller(id: id, create)
    }

    /// - Precondition: a scene has the identifier (`storyboardIdentifier`).
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { named(identifier) { _ in nil } }

    /// - Precondition: a scene has the identifier, and its controller is of the class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = named(identifier, { coder in creator?(coder) }) as? ViewController else {
            preconditionFailure("the view controller with identifier '\(identifier)' is no \(ViewController.self)")
        }
        return controller
    }

    private func named(_ identifier: String, _ create: (NSCoder) -> UIViewController?) -> UIViewController {
        let element = controllers.first { $0["storyboardIdentifier"] == identifier }
        guard let controller = element?["id"].flatMap({ controller(id: $0, create) }) else {
            preconditionFailure("\(archive.document.file) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    private var controllers: [MarkupElement] { archive.scenes.flatMap(\.root.children).filter(InterfaceObjects.isController) }

    // MARK: - Scenes

    /// Makes the scene's controller and those it contains; nil where there is no such scene.
    func controller(id: String, _ create: (NSCoder) -> UIViewController? = { _ in nil }) -> UIViewController? {
        for objects in archive.scenes {
            guard let element = objects.root.children.first(where: { $0["id"] == id }) else { continue }
            if element.name == "viewControllerPlaceholder" { return referred(element) }
            let scene = element["customClass"] ?? element["storyboardIdentifier"] ?? element.name
            let load = InterfaceLoad(archive, objects, storyboard: self, scene: "\(scene) in \(archive.document.file)")
            let controller = load.controller(element, create)
            for segue in objects.segues where segue.source == id { contain(segue, in: controller) }
            controller.awakeFromNib()
            return controller
        }
        return nil
    }

    /// What a reference stands for: a scene of another storyboard.
    private func referred(_ element: MarkupElement) -> UIViewController? {
        let name = element["storyboardName"] ?? archive.name
        let other: UIStoryboard
        if name == archive.name {
            other = self
        } else {
            guard let archive = try? InterfaceArchive(named: name, .storyboard, in: archive.bundle) else {
                archive.note("could not find a storyboard named '\(name)'", cause: ["\(archive.document.file) refers to it"])
                return nil
            }
            other = UIStoryboard(archive)
        }
        guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        let target = other.controllers.first { $0["storyboardIdentifier"] == identifier }
        return target?["id"].flatMap { other.controller(id: $0) }
    }

    private init(_ archive: InterfaceArchive) {
        self.archive = archive
        super.init()
    }

    /// Puts a container's content into it.
    private func contain(_ segue: InterfaceSegue, in container: UIViewController) {
        guard case .relationship(let name) = segue.kind, let content = controller(id: segue.destination) else { return }
        switch container {
        case let stack as UINavigationController: stack.viewControllers.append(content)
        case let tabs as UITabBarController: tabs.viewControllers = (tabs.viewControllers ?? []) + [content]
        case let split as UISplitViewController:
            if let column = Self.columns[name] { split.setViewController(content, for: column) }
        default: archive.note("\(type(of: container)) contains no \(name)", cause: ["\(archive.document.file) connects one"])
        }
    }

    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "primaryViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
}
