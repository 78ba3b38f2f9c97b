internal import LintelEvidence

/// Which classes are view controllers, and of which of UIKit's classes: by name, the nearest declaration first, since one tree may
/// hold many apps with a class of the same name.
struct ControllerClasses {
    private struct Declaration {
        var path: String
        var type: TypeEvidence
    }

    private let declarations: [String: [Declaration]]
    /// Names that stand as a supertype somewhere.
    private let parents: Set<String>

    /// Longer chains of superclasses are not followed.
    private static let deepestChain = 12

    init(_ evidence: ProjectEvidence) {
        var declarations: [String: [Declaration]] = [:]
        var parents: Set<String> = []
        for file in evidence.sources {
            for type in file.types where !type.supertypes.isEmpty && type.kind != .extension && type.kind != .protocol {
                declarations[type.name, default: []].append(Declaration(path: file.path, type: type))
                parents.formUnion(type.supertypes)
            }
        }
        self.declarations = declarations
        self.parents = parents
    }

    /// The class outside the project that a class comes from, `UIViewController` say; nil when it is no controller.
    func frameworkClass(of name: String, near path: String) -> String? {
        var current = name
        for _ in 0..<Self.deepestChain {
            guard let declaration = nearest(current, path) else { return Self.isController(current) ? current : nil }
            let supertypes = declaration.type.supertypes
            guard let parent = supertypes.first(where: Self.isController) ?? supertypes.first(where: { declarations[$0] != nil }) else {
                return nil
            }
            current = parent
        }
        return nil
    }

    func isController(_ name: String, near path: String) -> Bool { frameworkClass(of: name, near: path) != nil }

    func hasSubclasses(_ name: String) -> Bool { parents.contains(name) }

    /// UIKit's controllers and those of other frameworks and libraries are all named so.
    private static func isController(_ name: String) -> Bool {
        name.hasSuffix("Controller") && !notControllers.contains(name)
    }

    /// Named like controllers, and none.
    private static let notControllers: Set<String> = [
        "NSFetchedResultsController", "UIDocumentInteractionController", "UIPresentationController", "UIPrintInteractionController",
        "UIMenuController", "NSViewController", "NSWindowController", "WKInterfaceController", "UIPopoverPresentationController",
    ]

    private func nearest(_ name: String, _ path: String) -> Declaration? {
        let all = declarations[name] ?? []
        return all.max { FolderPath.commonDepth($0.path, path) < FolderPath.commonDepth($1.path, path) }
    }
}

extension SourceFile {
    /// Whether a condition around something is for tests, screenshots or debugging.
    static func isForTests(_ conditions: [SourceCondition]) -> Bool {
        conditions.contains { condition in
            switch condition {
            case .compiled(let text), .when(let text):
                let words = text.lowercased()
                return ["debug", "test", "snapshot", "screenshot", "fastlane", "preview"].contains(where: words.contains)
            case .available, .before: return false
            }
        }
    }
}
