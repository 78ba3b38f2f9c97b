import LintelEvidence
import LintelModel

extension ToolbarLists {
    /// The toolbars that UIKit code fills.
    func ofCode() -> [ToolbarList] {
        evidence.sources.flatMap { file in
            file.itemLists.compactMap { list(of: $0) }
        }
    }

    private func list(of code: CodeItemList) -> ToolbarList? {
        let role: ToolbarList.Role
        switch code.bar {
        case .navigationItem: return nil
        case .controllerToolbar: role = .screen
        case .toolbar(_, .inputAccessory): role = .keyboard
        case .toolbar(_, .embedded): role = .embedded
        case .toolbar(_, .view), .toolbar(_, .unknown): role = .screen
        }
        return ToolbarList(
            entries: code.elements.map { entry($0, at: code.place) }, isComplete: code.isComplete, role: role, place: code.place,
            owner: code.scope.type, isManaged: code.bar == .controllerToolbar)
    }

    private func entry(_ element: CodeItemList.Element, at place: Place) -> ToolbarEntry {
        switch element {
        case .item(let item): ToolbarEntry(content: content(of: item), label: label(of: item), place: item.place)
        case .named, .unknown: ToolbarEntry(content: .unknown, label: .unknown, place: place)
        }
    }

    private func content(of item: CodeBarItem) -> ToolbarEntry.Content {
        if item.isFlexibleSpace { return .flexibleSpace }
        if item.isFixedSpace { return .fixedSpace }
        // A subclass may draw what it likes.
        guard item.typeName == "UIBarButtonItem" else { return .unknown }
        if let name = item.systemItem { return .system(named: name) }
        if item.customView != nil || item.customViewClass != nil {
            return item.customViewClass == "UISegmentedControl" ? .segmentedControl : .view
        }
        switch item.image {
        case .named(let name): return .image(name)
        case .symbol(let name): return .symbol(name)
        case .other: return .unknown
        case nil: break
        }
        guard let title = item.title, title != .nothing else { return .unknown }
        return .title(title.text)
    }

    private func label(of item: CodeBarItem) -> ToolbarEntry.Label {
        if let label = item.accessibilityLabel, label != .nothing { return .given }
        if let title = item.title, title != .nothing, title.text != "" { return .given }
        return item.mayHaveLabel || item.typeName != "UIBarButtonItem" ? .unknown : .missing
    }

    /// The bottom bars of SwiftUI views: one list for all items that stand in the same member.
    func ofSwiftUI() -> [ToolbarList] {
        evidence.sources.flatMap { file -> [ToolbarList] in
            let bottom = file.toolbarContent.filter { $0.placement == "bottomBar" }
            let groups = Dictionary(grouping: bottom) { ($0.scope.type ?? "") + "." + ($0.scope.member ?? "") }
            return groups.values.compactMap { items in
                guard let first = items.min(by: { $0.place < $1.place }) else { return nil }
                return ToolbarList(
                    entries: items.sorted { $0.place < $1.place }.flatMap { $0.leaves.map(entry) },
                    isComplete: items.allSatisfy(\.isComplete), role: .screen, place: first.place, owner: first.scope.type, isManaged: true,
                    isSwiftUI: true)
            }
        }
    }

    private func entry(_ leaf: ToolbarContentItem.Leaf) -> ToolbarEntry {
        let content: ToolbarEntry.Content
        var label = ToolbarEntry.Label.given
        switch leaf.kind {
        case .text(let value): content = .title(value.text)
        case .label(let title, let image):
            content = image.map { Self.content(of: $0) } ?? .unknown
            label = title == nil ? .unknown : .given
        case .image(let image):
            content = Self.content(of: image)
            label = leaf.accessibilityLabel == nil ? .missing : .given
        case .segmented: content = .segmentedControl
        case .spacer: content = .flexibleSpace
        case .caption, .view: content = .view
        case .other: content = .unknown
        }
        return ToolbarEntry(content: content, label: label, place: leaf.place)
    }

    private static func content(of image: CodeBarItem.ImageSource) -> ToolbarEntry.Content {
        switch image {
        case .named(let name): .image(name)
        case .symbol(let name): .symbol(name)
        case .other: .unknown
        }
    }
}
