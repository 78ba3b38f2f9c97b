internal import LintelEvidence
internal import LintelModel

/// A controller class of the project with its superclasses, up to the one that some framework brings.
struct Lineage {
    /// What one class says: its own body, or an extension or category.
    struct Part {
        var file: SourceFile
        var type: TypeEvidence

        var isExtension: Bool { type.kind == .extension }
    }

    /// Parts of the project's classes, the most derived class first, bodies before extensions.
    private(set) var parts: [Part] = []
    /// Extensions that the project adds to the framework's class.
    private(set) var frameworkExtensions: [Part] = []
    /// The class that ends the chain, `UIViewController` say. It is declared outside of what was read.
    private(set) var framework: String

    /// Longer chains of superclasses are not followed.
    private static let deepestChain = 12

    init(of name: String, near path: String, in index: ClassIndex) {
        framework = name
        var seen: Set<String> = []
        while seen.count < Self.deepestChain, seen.insert(framework).inserted {
            let all = index.nearest(framework, path).map { Part(file: $0.file, type: $0.type) }
            let bodies = all.filter { $0.type.kind == .class }
            guard !bodies.isEmpty else {
                frameworkExtensions = all.filter(\.isExtension)
                return
            }
            parts += bodies + all.filter(\.isExtension)
            guard let parent = bodies.lazy.compactMap(\.type.supertypes.first).first else { break }
            framework = parent
        }
    }

    /// What kind of controller the framework's class is; nil for classes whose answers nobody here knows.
    var kind: Controller.Kind? { Self.kind(of: framework) }

    static func kind(of framework: String) -> Controller.Kind? { kinds[framework] }

    private static let kinds: [String: Controller.Kind] = [
        "UIViewController": .plain, "UITableViewController": .plain, "UICollectionViewController": .plain, "UIInputViewController": .plain,
        "UINavigationController": .navigation, "UITabBarController": .tabBar, "UISplitViewController": .split,
        "UIPageViewController": .page, "UISearchController": .search, "UIHostingController": .hosting,
    ]
}

extension Lineage {
    /// The overrides of a question, nearest first. Swift asks overrides only, Objective-C every method of the name.
    func overrides(_ names: Set<String>) -> [(part: Part, member: MemberEvidence)] {
        Self.overrides(names, in: parts)
    }

    func frameworkOverrides(_ names: Set<String>) -> [(part: Part, member: MemberEvidence)] {
        Self.overrides(names, in: frameworkExtensions)
    }

    private static func overrides(_ names: Set<String>, in parts: [Part]) -> [(part: Part, member: MemberEvidence)] {
        parts.flatMap { part in
            part.type.members.filter { member in
                names.contains(member.name) && !member.isStatic && member.form != .stored
                    && (part.file.language == .objectiveC || member.isOverride)
            }.map { (part, $0) }
        }
    }
}
