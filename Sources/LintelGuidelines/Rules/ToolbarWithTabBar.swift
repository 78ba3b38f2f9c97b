import LintelEvidence
import LintelModel

/// A toolbar on a screen that also shows a tab bar.
struct ToolbarWithTabBar: Rule {
    let id = "toolbar-with-tab-bar"
    let severity = Severity.warning
    let basis = ["GL-21", "TB-34", "TB-36"]

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        guard settings.edition >= .ten else { return RuleOutcome() }
        let lists = ToolbarLists(evidence)
        var outcome = RuleOutcome()
        for bar in lists.ofInterfaces() where bar.entries.contains(where: { !$0.isSpace }) {
            guard let origin = bar.origin, isAtBottom(origin, lists) else { continue }
            let node = InterfaceGraph.Node(file: origin.file.path, id: origin.scene.id)
            let routes = lists.graph.tabRoutes(to: node).filter { !$0.hidesBottomBar }
            guard let route = routes.first(where: { !codeHidesTabBar(on: $0, lists) }) else { continue }
            outcome.findings.append(finding(bar, route, lists.graph))
        }
        outcome.findings += findingsInCode(lists)
        return outcome
    }

    /// Bars that code gives to a view or controller which is known to stand in a tab.
    private func findingsInCode(_ lists: ToolbarLists) -> [Finding] {
        let tabs = TabMembership(lists.evidence, lists.index)
        var seen: Set<String> = []
        return (lists.ofSwiftUI() + lists.ofCode()).compactMap { bar in
            guard let owner = bar.owner, bar.role == .screen, bar.isManaged, bar.entries.contains(where: { !$0.isSpace }),
                let answer = tabs.tab(of: owner, in: bar.place.file), bar.isSwiftUI || isShown(owner, bar, lists),
                !tabs.isTabBarHidden(by: answer.types, near: bar.place.file), seen.insert(owner + bar.place.file).inserted
            else { return nil }
            return finding(bar, because: [Note("a tab is filled with it here", at: answer.use.place)])
        }
    }

    private func isShown(_ owner: String, _ bar: ToolbarList, _ lists: ToolbarLists) -> Bool {
        lists.index.code(of: owner, near: bar.place.file).showsToolbar
    }

    /// A stand-alone bar by its constraints; a managed one by a navigation controller that is known to show it.
    private func isAtBottom(_ origin: ToolbarList.Origin, _ lists: ToolbarLists) -> Bool {
        if let bar = origin.bar { return origin.scene.edge(of: bar) == .bottom && !bar.isHidden }
        let code = SceneCode(file: origin.file, scene: origin.scene, index: lists.index)
        if code.showsToolbar { return true }
        let stacks = lists.graph.stacks(holding: InterfaceGraph.Node(file: origin.file.path, id: origin.scene.id))
        return stacks.contains { lists.graph.scene($0)?.navigation?.isToolbarHidden == false }
    }

    /// Code of a screen on the way that takes the tab bar away, for itself or for what it pushes.
    private func codeHidesTabBar(on route: InterfaceGraph.Route, _ lists: ToolbarLists) -> Bool {
        route.nodes.contains { node in
            let code = lists.index.code(of: lists.graph.scene(node)?.customClass, near: node.file)
            return code.hidesBottomBar
        }
    }

    private func finding(_ bar: ToolbarList, _ route: InterfaceGraph.Route, _ graph: InterfaceGraph) -> Finding {
        let tabs = route.nodes.first.flatMap { graph.scene($0) }
        return finding(bar, because: tabs.map { [Note("the tab bar comes from here", at: $0.place)] } ?? [])
    }

    private func finding(_ bar: ToolbarList, because notes: [Note]) -> Finding {
        Finding(
            rule: id, severity: severity, message: "toolbar on a screen that shows a tab bar: two bars share the lower edge",
            place: bar.place, because: notes,
            help: bar.isSwiftUI
                ? "hide the tab bar while the toolbar shows (toolbar(.hidden, for: .tabBar)), or move the actions to the navigation bar"
                : "hide the tab bar there (hidesBottomBarWhenPushed), present the screen, or move the actions to the navigation bar",
            basis: basis, scene: bar.sceneReference(nil))
    }
}

extension ClassCode {
    /// `hidesBottomBarWhenPushed = true` for itself or another, or `tabBar.isHidden`, also where the value is not known.
    var hidesBottomBar: Bool {
        calls(["hidesBottomBarWhenPushed", "setHidesBottomBarWhenPushed"]) { $0.arguments.first?.value.boolean != false }
            || calls(["isHidden", "hidden", "setHidden"]) { $0.receiverName == "tabBar" && $0.arguments.first?.value.boolean != false }
    }
}
