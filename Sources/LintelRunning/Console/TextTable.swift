/// Rows in columns, as wide as their widest cell.
package struct TextTable {
    package let header: [String]
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }

    package var text: String {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { line($0, widths) }.joined()
    }

    private func line(_ row: [String], _ widths: [Int]) -> String {
        var line = ""
        for (cell, width) in zip(row, widths) { line += cell.padded(to: width + 2) }
        while line.last == " " { line.removeLast() }
        return line + "\n"
    }
}
