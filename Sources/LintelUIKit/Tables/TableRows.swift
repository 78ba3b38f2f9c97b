import Foundation

/// Where a table's rows, headers and footers lie, from the content's upper edge down.
struct TableRows {
    struct Row {
        var path: IndexPath
        var y: CGFloat
        var height: CGFloat
    }

    /// A section's header or footer.
    struct End {
        var section: Int
        var isFooter: Bool
        var y: CGFloat
        var height: CGFloat
    }

    private(set) var rows: [Row] = []
    private(set) var ends: [End] = []
    private(set) var height: CGFloat = 0

    mutating func skip(_ height: CGFloat) { self.height += height }

    mutating func addEnd(of section: Int, isFooter: Bool, height: CGFloat) {
        ends.append(End(section: section, isFooter: isFooter, y: self.height, height: height))
        skip(height)
    }

    mutating func addRow(_ path: IndexPath, height: CGFloat) {
        rows.append(Row(path: path, y: self.height, height: height))
        skip(height)
    }

    /// The rows that meet a stretch.
    func visible(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Row> {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].y + rows[middle].height <= top { low = middle + 1 } else { high = middle }
        }
        let end = rows[low...].firstIndex { $0.y >= bottom } ?? rows.count
        return rows[low..<end]
    }
}
