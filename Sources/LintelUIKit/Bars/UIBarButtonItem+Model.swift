import Foundation
import LintelModel

extension UIBarButtonItem {
    /// The item as the model has it.
    var model: BarItem {
        var item = systemItem.map(systemModel) ?? BarItem(content)
        item.objectID = objectID
        item.label = [accessibilityLabel, title, primaryAction?.title].lazy.compactMap(\.self).first { !$0.isEmpty }
        item.style = style == .done ? .done : .plain
        item.isEnabled = isEnabled && primaryAction?.attributes.contains(.disabled) != true
        item.isHidden = isHidden
        item.touch = touch
        item.width = width > 0 && !item.isSpace ? Double(width) : nil
        item.tint = tintColor?.dynamic
        item.possibleTitles = possibleTitles?.sorted() ?? []
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

    private var content: BarItem.Content {
        if let segments = customView as? UISegmentedControl { return .segmented(segments.titles) }
        if let customView { return .view(customView.barSize.model) }
        if let image { return .icon(image.icon) }
        return .title(title ?? "")
    }
}

extension UIView {
    /// How large it stands in a bar: its own size, or what its content needs.
    var barSize: CGSize {
        guard bounds.isEmpty else { return bounds.size }
        let own = intrinsicContentSize
        return CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
}
