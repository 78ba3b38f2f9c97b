public import LintelEvidence

extension InterfaceFile {
    /// The file with the texts of its bars in another language: `table` holds them by `objectID.title`.
    public func translated(by table: [String: String]) -> InterfaceFile {
        guard !table.isEmpty else { return self }
        var file = self
        file.scenes = scenes.map { Translation(table: table).scene($0) }
        return file
    }
}

/// Puts texts of a table in the place of a file's own.
private struct Translation {
    let table: [String: String]

    func scene(_ scene: InterfaceScene) -> InterfaceScene {
        var scene = scene
        scene.title = text(scene.title, scene.id, "title")
        scene.view = scene.view.map(view)
        scene.looseViews = scene.looseViews.map(view)
        scene.toolbarItems = scene.toolbarItems.map(item)
        scene.navigationItem = scene.navigationItem.map(navigationItem)
        if var tab = scene.tabBarItem {
            tab.title = text(tab.title, tab.id, "title")
            scene.tabBarItem = tab
        }
        return scene
    }

    private func view(_ view: InterfaceView) -> InterfaceView {
        var view = view
        view.items = view.items.map(item)
        view.navigationItems = view.navigationItems.map(navigationItem)
        view.subviews = view.subviews.map(self.view)
        for index in view.segments.indices {
            view.segments[index].title = table["\(view.id).segmentTitles[\(index)]"] ?? view.segments[index].title
        }
        return view
    }

    private func navigationItem(_ item: InterfaceNavigationItem) -> InterfaceNavigationItem {
        var item = item
        item.title = text(item.title, item.id, "title")
        item.prompt = text(item.prompt, item.id, "prompt")
        item.leftItems = item.leftItems.map(self.item)
        item.rightItems = item.rightItems.map(self.item)
        item.backItem = item.backItem.map(self.item)
        item.titleView = item.titleView.map(view)
        return item
    }

    private func item(_ item: InterfaceBarItem) -> InterfaceBarItem {
        var item = item
        item.title = text(item.title, item.id, "title")
        item.customView = item.customView.map(view)
        return item
    }

    private func text(_ own: String?, _ id: String, _ property: String) -> String? { table["\(id).\(property)"] ?? own }
}
