import LintelEvidence
import LintelModel

/// Gathers the toolbars of a project.
struct ToolbarLists {
    let evidence: ProjectEvidence
    let index: ClassIndex
    let graph: InterfaceGraph

    init(_ evidence: ProjectEvidence) {
        self.evidence = evidence
        index = ClassIndex(evidence)
        graph = InterfaceGraph(evidence.interfaces)
    }

    /// The toolbars that interface files fill, with the items that code leaves in them.
    func ofInterfaces() -> [ToolbarList] {
        evidence.interfaces.filter { $0.platform == .iOS && !$0.isLaunchScreen }.flatMap { file in
            file.scenes.flatMap { lists(of: $0, in: file) }
        }
    }

    private func lists(of scene: InterfaceScene, in file: InterfaceFile) -> [ToolbarList] {
        let code = SceneCode(file: file, scene: scene, index: index)
        let bars = scene.toolbars.map { Optional($0) } + (isManagedBarShown(scene, in: file, code) ? [nil] : [])
        return bars.compactMap { bar in
            let items = code.shownItems(of: bar)
            guard let first = items.first else { return nil }
            return ToolbarList(
                entries: items.map { entry($0, code) }, isComplete: !code.replacesItems(of: bar), role: .screen,
                place: bar?.place ?? first.place, origin: ToolbarList.Origin(file: file, scene: scene, bar: bar))
        }
    }

    /// False only where every navigation controller that can hold the scene keeps its toolbar hidden and no code shows it (TB-30).
    func isManagedBarShown(_ scene: InterfaceScene, in file: InterfaceFile, _ code: SceneCode) -> Bool {
        let stacks = graph.stacks(holding: InterfaceGraph.Node(file: file.path, id: scene.id))
        if stacks.isEmpty || code.showsToolbar { return true }
        return stacks.contains { stack in
            guard let controller = graph.scene(stack) else { return false }
            return controller.navigation?.isToolbarHidden == false
                || index.code(of: controller.customClass, near: stack.file).showsToolbar
        }
    }

    private func entry(_ item: InterfaceBarItem, _ code: SceneCode) -> ToolbarEntry {
        ToolbarEntry(content: content(of: item), label: label(of: item, code), place: item.place, isHidden: item.isHidden)
    }

    private func content(of item: InterfaceBarItem) -> ToolbarEntry.Content {
        if item.isFlexibleSpace { return .flexibleSpace }
        if item.isFixedSpace { return .fixedSpace }
        if let name = item.systemItem { return .system(named: name) }
        if let view = item.customView {
            return view.installed { $0.kind == .segmentedControl }.isEmpty ? .view : .segmentedControl
        }
        if let image = item.image { return image.isSystemSymbol ? .symbol(image.name) : .image(image.name) }
        return item.title.map { $0.isEmpty ? .unknown : .title($0) } ?? .unknown
    }

    private func label(of item: InterfaceBarItem, _ code: SceneCode) -> ToolbarEntry.Label {
        if item.accessibilityLabel != nil || !(item.title ?? "").isEmpty { return .given }
        guard item.isImage else { return .given }
        guard let changes = code.mayChange(item, .label) else { return .unknown }
        return changes ? .given : .missing
    }
}
