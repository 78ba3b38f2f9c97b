/// Rows in columns, as wide as their widest cell.
struct TextTable {
    let header: [String]
    let rows: [[String]]

    var text: String {
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
