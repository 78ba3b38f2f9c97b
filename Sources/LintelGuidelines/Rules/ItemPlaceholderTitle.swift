import LintelEvidence

/// The editor's default title, left on a bar button item.
struct ItemPlaceholderTitle: Rule {
    let id = "item-placeholder-title"
    let severity = Severity.warning
    let basis = ["GL-40", "TB-93"]

    /// What Interface Builder calls a new bar button item.
    static let placeholder = "Item"

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        let lists = ToolbarLists(evidence)
        var outcome = RuleOutcome()
        for file in evidence.interfaces where file.platform == .iOS && !file.isLaunchScreen {
            for scene in file.scenes {
                let code = SceneCode(file: file, scene: scene, index: lists.index)
                for item in items(of: scene, in: file, code, lists) where isPlaceholder(item) {
                    switch code.mayChange(item, .title) {
                    case false?: outcome.findings.append(finding(item, scene, file))
                    case true?: continue
                    case nil: outcome.cannotTell += 1
                    }
                }
            }
        }
        return outcome
    }

    private func isPlaceholder(_ item: InterfaceBarItem) -> Bool {
        item.title == Self.placeholder && item.systemItem == nil && item.customView == nil && item.accessibilityLabel == nil
    }

    /// The items that people meet: those of lists that code replaces, and of toolbars never shown, are left out.
    private func items(
        of scene: InterfaceScene, in file: InterfaceFile, _ code: SceneCode, _ lists: ToolbarLists
    ) -> [InterfaceBarItem] {
        var items = scene.toolbars.flatMap { code.shownItems(of: $0) }
        if lists.isManagedBarShown(scene, in: file, code) { items += code.shownItems(of: nil) }
        let bars = scene.rootViews.flatMap { $0.installed { !$0.navigationItems.isEmpty } }
        let navigation = (scene.navigationItem.map { [$0] } ?? []) + bars.flatMap(\.navigationItems)
        if !code.controller.calls(Self.navigationItemSetters) {
            items += navigation.flatMap { $0.leftItems + $0.rightItems + ($0.backItem.map { [$0] } ?? []) }
        }
        return items
    }

    private static let navigationItemSetters: Set<String> = [
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "setLeftBarButtonItem",
        "setRightBarButtonItem", "setLeftBarButtonItems", "setRightBarButtonItems",
    ]

    private func finding(_ item: InterfaceBarItem, _ scene: InterfaceScene, _ file: InterfaceFile) -> Finding {
        var place = item.place
        place.range = item.titleRange ?? place.range
        return Finding(
            rule: id, severity: severity,
            message: item.image == nil
                ? "“Item” is the editor's default title: the button says nothing of its action"
                : "“Item” is the editor's default title: VoiceOver reads it for the icon",
            place: place, help: "name the action", basis: basis,
            scene: SceneReference(file: file.path, controllerID: scene.id, objectID: item.id))
    }
}
