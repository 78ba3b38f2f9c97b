import Foundation
import LintelLayout
import LintelModel

extension StyledLines {
    // Shares of the font's size, by eye on underlined and struck labels.
    private static let underlineDepth = 0.11
    private static let strikeHeight = 0.26
    private static let stripeThickness = 0.055

    /// - Parameters:
    ///   - alignment: of lines whose paragraph names none.
    ///   - top: where the first line begins.
    func drawing(
        in box: Rect, top: Double, alignment: NSTextAlignment, appearance: Appearance, isRightToLeft: Bool
    ) -> [Scene.Item] {
        var items: [Scene.Item] = []
        var y = top
        for line in lines {
            let own = line.alignment == .natural ? alignment : line.alignment
            var x = own.start(line.width, in: box, isRightToLeft: isRightToLeft)
            // Pieces follow each other from the side at which the language begins.
            for piece in isRightToLeft ? line.pieces.reversed() : line.pieces {
                let width = width(piece)
                items += drawing(piece, at: Point(x: x, y: y + line.ascent), width: width, line: (y, line.height), appearance)
                x += width
            }
            y += line.height + line.spacing
        }
        return items
    }

    private func drawing(
        _ piece: StyledText.Piece, at origin: Point, width: Double, line: (top: Double, height: Double), _ appearance: Appearance
    ) -> [Scene.Item] {
        let style = piece.style
        let color = style.color.resolved(for: appearance)
        let start = Point(x: origin.x, y: origin.y - style.rise)
        var items: [Scene.Item] = []
        if let ground = style.ground {
            let box = Rect(x: origin.x, y: line.top, width: width, height: line.height)
            items.append(.fill(.rect(box), .color(ground.resolved(for: appearance))))
        }
        items.append(.text(TextRun(piece.text, font: style.font, origin: start, color: color, tracking: style.kern)))
        let size = style.font.size
        for (stripe, y) in [(style.underline, Self.underlineDepth * size), (style.strikethrough, -Self.strikeHeight * size)] {
            guard let stripe else { continue }
            let ink = stripe.color?.resolved(for: appearance) ?? color
            items += stripe.boxes(x: start.x, y: start.y + y, width: width, thickness: Self.stripeThickness * size).map {
                .fill(.rect($0), .color(ink))
            }
        }
        return items
    }
}

extension StyledText.Stripe {
    /// One line, twice as thick where it is `thick`, or two with a gap of their thickness.
    fileprivate func boxes(x: Double, y: Double, width: Double, thickness: Double) -> [Rect] {
        let isDouble = style.isSuperset(of: .double)
        let height = style.contains(.thick) ? 2 * thickness : thickness
        let first = Rect(x: x, y: y - height / 2, width: width, height: height)
        return isDouble ? [first, first.offset(y: 2 * thickness)] : [first]
    }
}
