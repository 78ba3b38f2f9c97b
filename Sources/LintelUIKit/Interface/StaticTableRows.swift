import Foundation
import LintelProject

/// The rows of a table that are all written in its file. A table controller answers with them where the app does not answer itself.
@MainActor
final class StaticTableRows {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
    }

    let sections: [Section]
    /// In points, of rows that are not as high as the table says.
    private var heights: [ObjectIdentifier: CGFloat] = [:]

    init(_ element: MarkupElement, _ load: InterfaceLoad) {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        sections = element.children("tableViewSection").map { section in
            let cells = (section.child("cells")?.children("tableViewCell") ?? []).compactMap { element -> UITableViewCell? in
                guard let cell = load.view(element) as? UITableViewCell else { return nil }
                if let height = element.number("rowHeight"), height > 0 { heights[ObjectIdentifier(cell)] = CGFloat(height) }
                return cell
            }
            return Section(
                header: load.objects.text("headerTitle", of: section), footer: load.objects.text("footerTitle", of: section), cells: cells)
        }
        self.heights = heights
    }

    func cell(_ path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else { return nil }
        return sections[path.section].cells[path.row]
    }

    func height(_ path: IndexPath) -> CGFloat? { cell(path).flatMap { heights[ObjectIdentifier($0)] } }
}
