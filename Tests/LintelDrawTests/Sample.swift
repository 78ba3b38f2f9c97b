import LintelLayout
import LintelModel

/// Small scenes, one for each thing that painting must get right. The raw value names the golden.
enum Sample: String, CaseIterable {
    case letters, outlines, groups, blur, hairlines, pictures

    static let size = Size(width: 96, height: 48)

    func scene(pictures folder: String) -> Scene {
        let ground = Scene.Item.fill(.rect(Rect(origin: .zero, size: Self.size)), .color(.white))
        let items =
            switch self {
            case .letters: Self.sampledLetters
            case .outlines: Self.sampledOutlines
            case .groups: Self.sampledGroups
            case .blur: Self.sampledBlur
            case .hairlines: Self.sampledHairlines
            case .pictures: Self.pictures(folder)
            }
        return Scene(size: Self.size, items: [ground] + items)
    }

    private static let blue = Color(0, 122, 255)

    private static let sampledLetters: [Scene.Item] = [
        .text(TextRun("9:41", font: Font(size: 17, weight: .semibold), origin: Point(x: 4, y: 20), color: .black)),
        .text(TextRun("Edit", font: Font(size: 17), origin: Point(x: 50.5, y: 20), color: blue)),
        .text(TextRun("Ärzte & Co", font: Font(size: 12, weight: .medium), origin: Point(x: 4, y: 40), color: .black, tracking: 0.4)),
    ]

    private static let sampledOutlines: [Scene.Item] = [
        .fill(
            .rect(Rect(x: 0, y: 0, width: 96, height: 20)), .linearGradient([.white, blue, .black], from: .zero, to: Point(x: 96, y: 0))),
        .fill(.roundedRect(Rect(x: 4, y: 24, width: 24, height: 20), radius: 6), .color(blue.opacity(0.5))),
        .stroke(.circle(center: Point(x: 46, y: 34), radius: 9), Stroke(width: 1.5), .black),
        .stroke(
            Path([.move(Point(x: 64, y: 42)), .line(Point(x: 76, y: 26)), .line(Point(x: 88, y: 42))]),
            Stroke(width: 3, cap: .butt, join: .miter), .black),
    ]

    private static let sampledGroups: [Scene.Item] = [
        .group(
            Group([
                .fill(.roundedRect(Rect(x: 4, y: 4, width: 40, height: 18), radius: 5), .color(blue)),
                .group(Group([.fill(.circle(center: Point(x: 24, y: 13), radius: 6), .color(.black))], blend: .punchOut)),
                .fill(.circle(center: Point(x: 24, y: 13), radius: 2), .color(.black)),
            ])),
        .group(
            Group(
                [
                    .fill(.rect(Rect(x: 52, y: 4, width: 24, height: 40)), .color(.black)),
                    .fill(.rect(Rect(x: 64, y: 4, width: 28, height: 40)), .color(blue)),
                ], clip: .ellipse(in: Rect(x: 52, y: 4, width: 40, height: 40)), opacity: 0.5)),
        .group(
            Group(
                [.fill(.rect(Rect(x: 4, y: 30, width: 40, height: 14)), .color(blue))],
                clip: .rect(Rect(x: 10, y: 0, width: 10, height: 48)))),
    ]

    private static let sampledBlur: [Scene.Item] = [
        .fill(.rect(Rect(x: 0, y: 0, width: 32, height: 48)), .color(blue)),
        .fill(.circle(center: Point(x: 64, y: 24), radius: 12), .color(Color(255, 59, 48))),
        .backdropBlur(
            .roundedRect(Rect(x: 8, y: 12, width: 80, height: 28), radius: 8),
            BackdropBlur(radius: 4, saturation: 1.8, tint: Color(white: 1, alpha: 0.3))),
    ]

    private static let sampledHairlines: [Scene.Item] = (0..<8).map { step in
        // Between pixels at 3x, in every phase.
        .fill(.rect(Rect(x: 4, y: 4 + Double(step) * 5.1, width: 88, height: 1.0 / 3)), .color(.black))
    }

    private static func pictures(_ folder: String) -> [Scene.Item] {
        let file = folder + "/mark.svg"
        return [
            .image(Picture(file: file, rect: Rect(x: 4, y: 4, width: 40, height: 20), mode: .aspectFit)),
            .image(Picture(file: file, rect: Rect(x: 4, y: 28, width: 40, height: 16), mode: .aspectFill)),
            .image(Picture(file: file, rect: Rect(x: 50, y: 4, width: 40, height: 20), mode: .scaleToFill, tint: blue)),
            .image(Picture(file: folder + "/none.png", rect: Rect(x: 50, y: 28, width: 40, height: 16))),
        ]
    }

    /// A picture for `pictures` to show.
    static let mark = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">
          <rect x="2" y="2" width="20" height="20" rx="4" fill="#34c759"/><circle cx="12" cy="12" r="5" fill="#fff" fill-opacity="0.6"/>
        </svg>
        """
}
