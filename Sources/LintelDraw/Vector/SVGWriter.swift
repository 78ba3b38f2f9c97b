import Foundation
import LintelLayout
import LintelModel

/// Writes scene items as SVG elements.
struct SVGWriter {
    /// What the colours of an element are for.
    private enum Colors {
        case own
        /// All black, strength kept: the dark parts of a mask.
        case black
    }

    private let size: Size
    private let scale: Scale
    private let studio: Studio
    private var definitions = ""
    private var body = ""
    private var names = 0
    private var colors = Colors.own
    /// Items in painting order, for blurs that need the pixels below them; groups are taken apart here.
    private var below: [Scene.Item] = []
    private var shadow: ScenePainter?
    private var shadowed = 0

    init(scene: Scene, scale: Scale, studio: Studio) {
        size = scene.size
        self.scale = scale
        self.studio = studio
    }

    /// The document so far.
    var file: [UInt8] {
        let box = "0 0 \(SVGNumber.text(size.width)) \(SVGNumber.text(size.height))"
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(SVGNumber.text(size.width))\" "
            + "height=\"\(SVGNumber.text(size.height))\" viewBox=\"\(box)\">\n"
        let shared = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
        return Array((head + shared + body + "</svg>\n").utf8)
    }

    mutating func write(_ items: [Scene.Item]) throws(DrawError) {
        for item in items { try write(item) }
    }

    private mutating func write(_ item: Scene.Item) throws(DrawError) {
        switch item {
        case .fill(let path, let paint): add(scale.snapped(path), fill(paint))
        case .stroke(let path, let stroke, let color): add(path, Self.attributes(stroke) + self.color(color, "stroke"))
        case .text(let run):
            let outline = studio.text.outline(of: run.text, font: run.font, tracking: run.tracking)
            let label = " aria-label=\"\(SVGNumber.escaped(run.text))\""
            add(outline.path.offset(x: run.origin.x, y: run.origin.y), color(run.color, "fill") + label)
        case .image(let picture): try addPixels(of: item, in: picture.rect, clip: nil, onClear: true)
        case .group(let group): return try write(group)
        case .backdropBlur(let path, _): try addPixels(of: item, in: path.tightBounds, clip: path, onClear: false)
        }
        below.append(item)
    }

    private mutating func add(_ path: Path, _ attributes: String) {
        guard !path.elements.isEmpty else { return }
        body += "<path d=\"\(SVGNumber.data(path))\"\(attributes)/>\n"
    }

    // MARK: Groups

    private mutating func write(_ group: Group) throws(DrawError) {
        var attributes = group.clip.map { " clip-path=\"url(#\(clip($0)))\"" } ?? ""
        if group.opacity < 1 { attributes += " opacity=\"\(SVGNumber.text(max(group.opacity, 0)))\"" }
        let outside = body
        body = ""
        for item in group.items {
            if case .group(let inner) = item, inner.blend == .punchOut {
                // What the group has painted so far goes behind a mask with the punched shape in black.
                let mask = try mask(without: inner)
                body = "<g mask=\"url(#\(mask))\">\n\(body)</g>\n"
            } else {
                try write(item)
            }
        }
        body = outside + "<g\(attributes)>\n\(body)</g>\n"
    }

    private mutating func mask(without group: Group) throws(DrawError) -> String {
        let (outside, outsideColors, outsideBelow) = (body, colors, below)
        body = ""
        colors = .black
        var shape = group
        shape.blend = .normal
        try write(shape)
        let name = name("m")
        let area = "width=\"\(SVGNumber.text(size.width))\" height=\"\(SVGNumber.text(size.height))\""
        definitions += "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(area)>\n"
        definitions += "<rect \(area) fill=\"#fff\"/>\n\(body)</mask>\n"
        body = outside
        colors = outsideColors
        below = outsideBelow
        return name
    }

    private mutating func clip(_ path: Path) -> String {
        let name = name("c")
        definitions += "<clipPath id=\"\(name)\"><path d=\"\(SVGNumber.data(path))\"/></clipPath>\n"
        return name
    }

    private mutating func name(_ letter: String) -> String {
        names += 1
        return letter + String(names)
    }

    // MARK: Colours

    private mutating func fill(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return self.color(color, "fill")
        case .linearGradient(let stops, let from, let to):
            let name = name("g")
            definitions +=
                "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(SVGNumber.text(from.x))\" "
                + "y1=\"\(SVGNumber.text(from.y))\" x2=\"\(SVGNumber.text(to.x))\" y2=\"\(SVGNumber.text(to.y))\">\n"
            for (index, stop) in stops.enumerated() {
                let place = stops.count > 1 ? Double(index) / Double(stops.count - 1) : 0
                definitions += "<stop offset=\"\(SVGNumber.text(place))\"\(color(stop, "stop", colorSuffix: "-color"))/>\n"
            }
            definitions += "</linearGradient>\n"
            return " fill=\"url(#\(name))\""
        }
    }

    private func color(_ color: Color, _ name: String, colorSuffix: String = "") -> String {
        let shown =
            switch colors {
            case .own: color
            case .black: Color.black.opacity(color.alpha)
            }
        let strength = shown.alpha < 1 ? " \(name)-opacity=\"\(SVGNumber.text(shown.alpha))\"" : ""
        return " \(name)\(colorSuffix)=\"\(SVGNumber.hex(shown))\"\(strength)"
    }

    private static func attributes(_ stroke: Stroke) -> String {
        let cap =
            switch stroke.cap {
            case .butt: "butt"
            case .round: "round"
            case .square: "square"
            }
        let join =
            switch stroke.join {
            case .miter: "miter"
            case .round: "round"
            case .bevel: "bevel"
            }
        let width = SVGNumber.text(stroke.width)
        // Cairo's own limit, where SVG's would be 4.
        let limit = stroke.join == .miter ? " stroke-miterlimit=\"10\"" : ""
        return " fill=\"none\" stroke-width=\"\(width)\" stroke-linecap=\"\(cap)\" stroke-linejoin=\"\(join)\"\(limit)"
    }

    // MARK: Pixels

    /// Puts in the pixels that an item gives at the screen's own scale, on clear ground or on what lies below it.
    private mutating func addPixels(of item: Scene.Item, in rect: Rect, clip path: Path?, onClear: Bool) throws(DrawError) {
        let canvas: Canvas
        if onClear {
            canvas = try Canvas(size: scale.pixelSize(size), scale: scale)
            ScenePainter(canvas: canvas, text: studio.text, pictures: studio.pictures).paint(item)
        } else {
            let painter = try shadowPainter()
            painter.paint(item)
            shadowed += 1
            canvas = painter.canvas
        }
        let box = canvas.bitmap.clamped(scale.pixelRect(rect))
        guard !box.isEmpty else { return }
        let place = scale.rect(box)
        let data = Data(try PNGEncoder.encode(canvas.bitmap.part(box))).base64EncodedString()
        let clipping = path.map { " clip-path=\"url(#\(clip($0)))\"" } ?? ""
        body +=
            "<image x=\"\(SVGNumber.text(place.minX))\" y=\"\(SVGNumber.text(place.minY))\" width=\"\(SVGNumber.text(place.width))\" "
            + "height=\"\(SVGNumber.text(place.height))\"\(clipping) href=\"data:image/png;base64,\(data)\"/>\n"
    }

    /// A painter that has painted everything below the current item.
    private mutating func shadowPainter() throws(DrawError) -> ScenePainter {
        let painter =
            if let shadow { shadow } else {
                ScenePainter(canvas: try Canvas(size: scale.pixelSize(size), scale: scale), text: studio.text, pictures: studio.pictures)
            }
        painter.paint(Array(below[shadowed...]))
        shadowed = below.count
        shadow = painter
        return painter
    }
}
