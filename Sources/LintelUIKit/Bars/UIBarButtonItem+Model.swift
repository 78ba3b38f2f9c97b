import Foundation
import LintelModel

extension UIBarButtonItem {
    /// The item as the model has it; the bar's interface style chooses among pictures that differ between light and dark.
    var model: BarItem {
        let interface = styledIn?.interfaceStyle ?? .unspecified
        var item = systemItem.map(systemModel) ?? BarItem(content(interface))
        item.objectID = objectID
        item.label = [accessibilityLabel, title, primaryAction?.title].lazy.compactMap(\.self).first { !$0.isEmpty }
        item.identifier = accessibilityIdentifier
        item.style = style == .done ? .done : .plain
        item.isEnabled = isEnabled && primaryAction?.attributes.contains(.disabled) != true
        item.isSelected = isSelected
        item.isHidden = isHidden || buttonGroup?.isHidden == true
        item.touch = touch
        item.width = width > 0 && !item.isSpace ? Double(width) : nil
        item.tint = tintColor?.dynamic
        item.possibleTitles = possibleTitles?.sorted() ?? []
        item.picture = picture(interface)
        item.menu = menu?.model(interface, order: preferredMenuElementOrder)
        item.menuRepresentation = menuRepresentation?.elements(interface).first
        item.hasPrimaryAction = hasAction || menu == nil
        item.group = buttonGroup?.name
        item.groupFace = buttonGroup?.face(interface)
        item.sharesBackground = sharesBackground
        item.hidesSharedBackground = hidesSharedBackground
        item.badge = badge.map { $0.stringValue ?? "" }
        item.visibilityPriority = visibilityPriority.model
        item.look = look(interface)
        return item
    }

    private func systemModel(_ system: SystemItem) -> BarItem {
        switch system {
        case .flexibleSpace: return .flexibleSpace
        case .fixedSpace: return .fixedSpace(Double(width))
        case .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
            .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close, .writingTools:
            return LintelModel.SystemItem(rawValue: system.rawValue).map { .system($0) } ?? BarItem(.title(title ?? ""))
        }
    }

    private func content(_ interface: UIUserInterfaceStyle) -> BarItem.Content {
        if let segments = customView as? UISegmentedControl { return .segmented(segments.titles) }
        if let customView { return .view(customView.barSize.model) }
        if let image { return .icon(image.icon(interface)) }
        return .title(title ?? "")
    }

    /// What was set on the item itself.
    private func look(_ interface: UIUserInterfaceStyle) -> BarItemAppearance {
        func look(_ state: UIControl.State) -> BarItemAppearance.Look? {
            let attributes = titleTextAttributes(for: state)
            let image = backgroundImage(for: state, barMetrics: .default)?.file(interface)
            guard attributes != nil || image != nil else { return nil }
            var look = BarItemAppearance.Look(attributes ?? [:])
            look.backgroundImage = image
            return look
        }
        var appearance = BarItemAppearance(
            normal: look(.normal) ?? BarItemAppearance.Look(), highlighted: look(.highlighted), disabled: look(.disabled),
            focused: look(.focused))
        appearance.normal.titleOffset = titlePositionAdjustment(for: .default).model
        return appearance
    }
}
