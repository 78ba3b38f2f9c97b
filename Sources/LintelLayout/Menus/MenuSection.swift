import LintelModel

/// Rows between two dividers, below a title where they have one.
struct MenuSection {
    struct Row {
        var path: [Int]
        var element: BarMenu.Element
    }

    var title: String
    var rows: [Row]

    /// The sections of one menu: inline menus are sections of their own, what stands between them makes others.
    /// - Parameter path: of the menu whose elements these are.
    static func sections(of elements: [BarMenu.Element], below path: [Int]) -> [MenuSection] {
        var sections: [MenuSection] = []
        var isOpen = false
        for (index, element) in elements.enumerated() where !element.isHidden {
            if element.isInline {
                var inner = Self.sections(of: element.children, below: path + [index])
                if inner.first?.title.isEmpty == true { inner[0].title = element.title }
                sections += inner
                isOpen = false
            } else {
                if !isOpen { sections.append(MenuSection(title: "", rows: [])) }
                sections[sections.count - 1].rows.append(Row(path: path + [index], element: element))
                isOpen = true
            }
        }
        return sections
    }

    /// The last first.
    var reversed: MenuSection { MenuSection(title: title, rows: rows.reversed()) }
}
