import LintelModel

/// A dashed box with the first letter of a picture that could not be found.
struct PicturePlaceholder {
    let name: String
    let rect: Rect
    let color: Color

    /// Thickness and length of a dash, and the share of a side that is dashes; ours.
    private static let thickness = 1.0
    private static let dash = 3.0

    var drawing: [Scene.Item] {
        let box = rect.inset(by: Self.thickness / 2)
        let stroke = Stroke(width: Self.thickness, cap: .butt)
        return [.stroke(dashes(around: box), stroke, color)] + letter
    }

    private func dashes(around box: Rect) -> Path {
        var path = Path()
        let corners = [
            Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY),
            Point(x: box.minX, y: box.maxY),
        ]
        for (index, corner) in corners.enumerated() { dash(&path, from: corner, to: corners[(index + 1) % 4]) }
        return path
    }

    /// Dashes and gaps of equal length, with half a dash at either end, so that corners are closed.
    private func dash(_ path: inout Path, from start: Point, to end: Point) {
        let length = abs(end.x - start.x) + abs(end.y - start.y)
        let count = max(1, (length / (2 * Self.dash)).rounded())
        func point(_ share: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        let quarter = 0.25 / count
        for index in 0..<Int(count) {
            let from = Double(index) / count
            for (a, b) in [(from, from + quarter), (from + 3 * quarter, from + 4 * quarter)] {
                path.elements += [.move(point(a)), .line(point(b))]
            }
        }
    }

    private var letter: [Scene.Item] {
        guard let first = name.split(separator: "/").last?.first(where: \.isLetter) else { return [] }
        let font = Font(size: rect.height / 2, weight: .medium)
        // Half a capital's usual width left of the middle; a placeholder need not be centred to the pixel.
        let origin = Point(x: rect.midX - font.size * 0.33, y: rect.midY + font.capHeight / 2)
        return [.text(TextRun(first.uppercased(), font: font, origin: origin, color: color))]
    }
}
