public import LintelModel
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Outlines as text: SVG's path data with absolute commands (M L H V C Q A Z), and two of our own,
/// `O cx cy r` for a circle and `R x y width height radius` for a rounded rectangle.
public enum PathNotation {
    /// Reads an outline; a text that is none of this notation is our own fault and stops the program.
    public static func path(_ text: String) -> Path {
        if let known = known.withLock({ $0[text] }) { return known }
        var reader = Reader(tokens: tokens(text))
        while let command = reader.command() { reader.run(command) }
        let path = reader.path
        known.withLock { $0[text] = path }
        return path
    }

    /// The drawings are few and every frame asks for them again.
    private static let known = Mutex<[String: Path]>([:])

    private enum Token: Equatable {
        case command(Character)
        case number(Double)
    }

    private static func tokens(_ text: String) -> [Token] {
        var result: [Token] = []
        var digits = ""
        func flush() {
            if let value = Double(digits) { result.append(.number(value)) }
            digits = ""
        }
        for character in text {
            if character.isLetter {
                flush()
                result.append(.command(character))
            } else if character == " " || character == "," || character == "\n" {
                flush()
            } else {
                if character == "-" { flush() }
                digits.append(character)
            }
        }
        flush()
        return result
    }

    private struct Reader {
        let tokens: [Token]
        var index = 0
        var path = Path()
        var point = Point.zero
        var start = Point.zero

        init(tokens: [Token]) { self.tokens = tokens }

        mutating func command() -> Character? {
            guard index < tokens.count, case .command(let letter) = tokens[index] else { return nil }
            index += 1
            return letter
        }

        private var hasNumber: Bool {
            guard index < tokens.count, case .number = tokens[index] else { return false }
            return true
        }

        private mutating func number() -> Double {
            guard index < tokens.count, case .number(let value) = tokens[index] else {
                preconditionFailure("a symbol's outline lacks a number")
            }
            index += 1
            return value
        }

        private mutating func pair() -> Point { Point(x: number(), y: number()) }

        /// One command, repeated for as long as numbers follow.
        mutating func run(_ letter: Character) {
            if letter == "Z" {
                path.close()
                point = start
                return
            }
            repeat { step(letter) } while hasNumber
        }

        private mutating func step(_ letter: Character) {
            switch letter {
            case "M":
                point = pair()
                start = point
                path.elements.append(.move(point))
            case "L": line(to: pair())
            case "H": line(to: Point(x: number(), y: point.y))
            case "V": line(to: Point(x: point.x, y: number()))
            case "C":
                let (first, second, end) = (pair(), pair(), pair())
                curve(first, second, end)
            case "Q":
                let (control, end) = (pair(), pair())
                curve(point.between(control, 2.0 / 3), end.between(control, 2.0 / 3), end)
            case "A": arc()
            case "O":
                path.append(.circle(center: pair(), radius: number()))
            case "R":
                path.append(.roundedRect(Rect(x: number(), y: number(), width: number(), height: number()), radius: number()))
            default: preconditionFailure("a symbol's outline has an unknown command \(letter)")
            }
        }

        private mutating func line(to end: Point) {
            path.elements.append(.line(end))
            point = end
        }

        private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
            path.elements.append(.curve(end, control1: first, control2: second))
            point = end
        }

        /// `A rx ry rotation large sweep x y` (https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes), circles only: rx = ry.
        private mutating func arc() {
            let wanted = number()
            _ = (number(), number())
            let (large, sweep) = (number() != 0, number() != 0)
            let (from, to) = (point, pair())
            let (dx, dy) = ((to.x - from.x) / 2, (to.y - from.y) / 2)
            let half = (dx * dx + dy * dy).squareRoot()
            guard half > 0 else { return }
            let radius = max(wanted, half)
            let height = (radius * radius - half * half).squareRoot() * (large == sweep ? -1 : 1)
            let center = Point(x: from.x + dx - dy / half * height, y: from.y + dy + dx / half * height)
            let begin = atan2(from.y - center.y, from.x - center.x)
            var turn = atan2(to.y - center.y, to.x - center.x) - begin
            if sweep && turn < 0 { turn += 2 * .pi }
            if !sweep && turn > 0 { turn -= 2 * .pi }
            sweepArc(center, radius, from: begin, by: turn)
            point = to
        }

        private mutating func sweepArc(_ center: Point, _ radius: Double, from begin: Double, by turn: Double) {
            let pieces = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
            let step = turn / Double(pieces)
            let reach = 4.0 / 3 * tan(step / 4) * radius
            for piece in 0..<pieces {
                let (a, b) = (begin + Double(piece) * step, begin + Double(piece + 1) * step)
                let (p, q) = (
                    Point(x: center.x + radius * cos(a), y: center.y + radius * sin(a)),
                    Point(x: center.x + radius * cos(b), y: center.y + radius * sin(b))
                )
                curve(
                    Point(x: p.x - reach * sin(a), y: p.y + reach * cos(a)), Point(x: q.x + reach * sin(b), y: q.y - reach * cos(b)), q)
            }
        }
    }
}

extension Point {
    fileprivate func between(_ other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
