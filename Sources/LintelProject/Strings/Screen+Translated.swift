internal import LintelModel

extension Screen {
    /// The screen with the texts of its bars in another language; `table` holds them by the text they stand for.
    func translated(by table: [String: String]) -> Screen {
        func text(_ own: String) -> String { table[own] ?? own }
        func items(_ items: [BarItem]) -> [BarItem] { items.map { $0.translated(by: text) } }
        var screen = self
        screen.navigationBar?.title = navigationBar?.title.map(text)
        screen.navigationBar?.backTitle = navigationBar?.backTitle.map(text)
        screen.navigationBar?.leading = items(navigationBar?.leading ?? [])
        screen.navigationBar?.trailing = items(navigationBar?.trailing ?? [])
        screen.navigationBar?.prompt = navigationBar?.prompt.map(text)
        screen.toolbar?.items = items(toolbar?.items ?? [])
        for index in toolbar?.actions.indices ?? 0..<0 {
            screen.toolbar?.actions[index].title = text(toolbar?.actions[index].title ?? "")
            screen.toolbar?.actions[index].shorterTitles = (toolbar?.actions[index].shorterTitles ?? []).map(text)
        }
        for index in tabBar?.items.indices ?? 0..<0 {
            guard let title = tabBar?.items[index].title else { continue }
            screen.tabBar?.items[index].title = text(title)
        }
        return screen
    }
}

extension BarItem {
    fileprivate func translated(by text: (String) -> String) -> BarItem {
        var item = self
        item.label = label.map(text)
        item.possibleTitles = possibleTitles.map(text)
        item.menu?.title = text(menu?.title ?? "")
        item.menu?.elements = (menu?.elements ?? []).map { $0.translated(by: text) }
        switch content {
        case .title(let title): item.content = .title(text(title))
        case .segmented(let titles): item.content = .segmented(titles.map(text))
        case .icon, .system, .flexibleSpace, .fixedSpace, .view: break
        }
        return item
    }
}

extension BarMenu.Element {
    fileprivate func translated(by text: (String) -> String) -> BarMenu.Element {
        var element = self
        element.title = text(title)
        element.subtitle = subtitle.map(text)
        element.children = children.map { $0.translated(by: text) }
        return element
    }
}
