public import LintelLayout
public import LintelModel

/// Turns lines of text into outlines and measures them. Inter stands in for San Francisco unless `LINTEL_FONTS` names a
/// folder with Apple's own files. One engine a task: it is not `Sendable`.
public final class TextEngine: TextMeasuring {
    private struct LineKey: Hashable {
        var text: String
        var font: Font
        var tracking: Double
    }

    private struct ShapeKey: Hashable {
        var text: String
        var file: String
    }

    /// So many lines are remembered before all are forgotten.
    private static let rememberedLines = 4096

    private let source: TypefaceSource
    /// Face files by font, found once.
    private var files: [Font: String] = [:]
    private var stacks: [String: FontStack] = [:]
    private var stacksWithFallback: [[String]: FontStack] = [:]
    /// Characters drawn as hollow boxes so far, in the order they were met.
    private(set) var unknown: [UInt32] = []
    private var shapes: [ShapeKey: ShapedLine] = [:]
    private var lines: [LineKey: TextOutline] = [:]
    /// What stands in where a face turns out to be broken: the clock's own face, opened at the start.
    private let firstStack: FontStack

    /// Throws where a font is missing; names the Debian package to install. Faces are opened when first used.
    public convenience init() throws(DrawError) { try self.init(source: .current()) }

    init(source: TypefaceSource) throws(DrawError) {
        self.source = source
        for weight in Font.Weight.allCases { _ = try source.file(for: Font(size: 17, weight: weight)) }
        let clock = Font(size: 17, weight: .semibold)
        let file = try source.file(for: clock)
        firstStack = try FontStack(files: [file], weight: clock.weight)
        stacks[file] = firstStack
    }

    /// Advance and ink of one line as it will be painted, in points.
    public func metrics(of text: String, font: Font, tracking: Double) -> TextMetrics {
        outline(of: text, font: font, tracking: tracking).metrics
    }

    /// The line as outlines from its start on the baseline, in points.
    func outline(of text: String, font: Font, tracking: Double) -> TextOutline {
        let key = LineKey(text: text, font: font, tracking: tracking)
        if let known = lines[key] { return known }
        let outline = set(shaped(text, font: font), font: font, tracking: tracking)
        if lines.count >= Self.rememberedLines {
            lines.removeAll()
            shapes.removeAll()
        }
        lines[key] = outline
        return outline
    }

    private func set(_ line: ShapedLine, font: Font, tracking: Double) -> TextOutline {
        let correction = source == .inter ? StandInCorrection.inter(font) : .none
        let size = font.size * correction.size
        var path = Path()
        var x = 0.0
        for glyph in line.glyphs {
            let dx = x + glyph.shift.x * size
            let dy = glyph.shift.y * size
            path.append(glyph.outline.mapped { Point(x: $0.x * size + dx, y: $0.y * size + dy) })
            x += glyph.advance * size
            guard glyph.endsCluster, glyph.advance > 0 else { continue }
            guard glyph.isFromAskedFace else {
                x += tracking
                continue
            }
            x += tracking + (glyph.isFigure ? correction.figureTracking : correction.letterTracking) * font.size
        }
        return TextOutline(path: path, metrics: TextMetrics(width: x, ink: path.tightBounds))
    }

    private func shaped(_ text: String, font: Font) -> ShapedLine {
        let file = file(for: font)
        let key = ShapeKey(text: text, file: file)
        if let known = shapes[key] { return known }
        var line = stack(file, weight: font.weight).shape(text)
        let others = FallbackFonts.files(for: line.unknown, weight: font.weight)
        if !others.isEmpty { line = stack([file] + others, weight: font.weight).shape(text) }
        for scalar in line.unknown where !unknown.contains(scalar) { unknown.append(scalar) }
        shapes[key] = line
        return line
    }

    private func file(for font: Font) -> String {
        if let known = files[font] { return known }
        let file = (try? source.file(for: font)) ?? ""
        files[font] = file
        return file
    }

    private func stack(_ file: String, weight: Font.Weight) -> FontStack {
        if let known = stacks[file] { return known }
        let stack = (try? FontStack(files: [file], weight: weight)) ?? firstStack
        stacks[file] = stack
        return stack
    }

    private func stack(_ files: [String], weight: Font.Weight) -> FontStack {
        if let known = stacksWithFallback[files] { return known }
        let stack = (try? FontStack(files: files, weight: weight)) ?? stack(files[0], weight: weight)
        stacksWithFallback[files] = stack
        return stack
    }
}
