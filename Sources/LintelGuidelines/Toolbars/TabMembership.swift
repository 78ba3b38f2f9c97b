import LintelEvidence

/// Which views and controllers of code stand in a tab of a tab bar.
struct TabMembership {
    /// A type in a tab, and the types passed on the way there.
    struct Answer {
        /// Where the tab is filled.
        var use: TypeUse
        /// The type itself and those that contain or push it.
        var types: Set<String>
    }

    private let evidence: ProjectEvidence
    private let uses: [String: [(file: SourceFile, use: TypeUse)]]
    private let index: ClassIndex

    init(_ evidence: ProjectEvidence, _ index: ClassIndex) {
        self.evidence = evidence
        self.index = index
        var uses: [String: [(SourceFile, TypeUse)]] = [:]
        for file in evidence.sources {
            for use in file.uses where !Self.isPreview(use) { uses[use.type, default: []].append((file, use)) }
        }
        self.uses = uses
    }

    /// Nil where the type is not known to stand in a tab, or also stands elsewhere.
    func tab(of type: String, in path: String) -> Answer? {
        var answer: Answer?
        var seen: Set<String> = [type]
        var open = [type]
        while let current = open.popLast() {
            let places = (uses[current] ?? []).filter { shareTarget($0.file.path, path) }
            if places.isEmpty { return nil }
            for (file, use) in places {
                if isTab(use, in: file) {
                    answer = answer ?? Answer(use: use, types: [])
                    if let owner = use.scope.type { seen.insert(owner) }
                    continue
                }
                switch use.role {
                case .other, .pushed, .navigationRoot, .embedded:
                    guard let owner = use.scope.type else { return nil }
                    if seen.insert(owner).inserted { open.append(owner) }
                case .tab, .presented, .root: return nil
                }
            }
        }
        answer?.types = seen
        return answer
    }

    /// Inside a `TabView` that has tab items (a paging one has none), or in the list of a tab bar controller.
    private func isTab(_ use: TypeUse, in file: SourceFile) -> Bool {
        let around = file.calls.filter { $0.name == "TabView" && Self.holds($0.place, use.place) }
        if let view = around.last {
            return file.calls.contains { $0.name == "tabItem" && Self.holds(view.place, $0.place) }
                || file.uses.contains { $0.type == "Tab" && Self.holds(view.place, $0.place) }
        }
        if use.role == .tab { return true }
        guard use.role == .navigationRoot else { return false }
        return file.calls.contains { call in
            call.kind != .read && (call.name == "viewControllers" || call.name == "setViewControllers") && call.scope.type == use.scope.type
                && call.scope.member == use.scope.member && (call.receiver ?? "").lowercased().contains("tab")
        }
    }

    private static func holds(_ outer: Place, _ inner: Place) -> Bool {
        guard let outer = outer.range, let inner = inner.range else { return false }
        return outer.start <= inner.start && inner.end <= outer.end
    }

    private static func isPreview(_ use: TypeUse) -> Bool { use.scope.type?.contains("Preview") ?? true }

    /// Whether two files can be built into one app: of one target, or of targets that are not known.
    private func shareTarget(_ one: String, _ other: String) -> Bool {
        guard case .targets(let first) = evidence.membership(of: one), case .targets(let second) = evidence.membership(of: other) else {
            return true
        }
        return first.contains { target in second.contains { $0.place == target.place } }
    }

    /// Whether code of any of these types takes the tab bar away: by SwiftUI's modifier, or by UIKit's properties.
    func isTabBarHidden(by types: Set<String>, near path: String) -> Bool {
        evidence.sources.contains { file in
            file.calls.contains { call in
                guard let type = call.scope.type, types.contains(type), call.name.hasPrefix("toolbar") else { return false }
                return call.arguments["for"].map { $0.mentions("tabBar") } ?? false
            }
        } || types.contains { index.code(of: $0, near: path).hidesBottomBar }
    }
}

extension SourceValue {
    /// Whether a constant of this name is among the values, also in a list.
    fileprivate func mentions(_ constant: String) -> Bool {
        switch self {
        case .constant(let name), .name(let name), .other(let name): name.hasSuffix(constant)
        case .list(let values), .oneOf(let values): values.contains { $0.mentions(constant) }
        case .boolean, .string, .number, .nothing, .call, .inherited: false
        }
    }
}
