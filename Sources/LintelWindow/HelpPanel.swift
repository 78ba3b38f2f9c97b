import LintelLayout
import LintelModel

/// The keys, laid over a screen.
struct HelpPanel {
    let size: Size

    private static let fontSize = 13.0
    private static let lineHeight = 22.0
    private static let padding = 18.0
    private static let width = 344.0
    private static let keyWidth = 112.0
    private static let corner = 14.0
    private static let ground = Color(white: 0.1, alpha: 0.88)

    var drawing: [Scene.Item] {
        let lines = WindowCommand.allCases.map { ($0.keys, $0.words) } + [("mouse", "a finger; the wheel scrolls")]
        let height = Double(lines.count) * Self.lineHeight + Self.padding * 2
        // Low screens get a smaller panel.
        let share = min(1, (size.height - Self.padding) / height, (size.width - Self.padding) / Self.width)
        let panel = Rect(
            center: Point(x: size.width / 2, y: size.height / 2), size: Size(width: Self.width * share, height: height * share))
        let text = lines.enumerated().flatMap { index, line in
            let baseline = panel.y + (Self.padding + (Double(index) + 0.7) * Self.lineHeight) * share
            return [(line.0, 0, Font.Weight.semibold), (line.1, Self.keyWidth, .regular)].map { words, x, weight in
                let origin = Point(x: panel.x + (Self.padding + x) * share, y: baseline)
                return Scene.Item.text(
                    TextRun(words, font: Font(size: Self.fontSize * share, weight: weight), origin: origin, color: .white))
            }
        }
        return [.fill(.roundedRect(panel, radius: Self.corner), .color(Self.ground))] + text
    }
}
