import CDrawing
import Foundation
import LintelModel

/// A few font files that only this stack sees, the asked face first, and the shaping of lines with them.
/// The host's own font set-up plays no part, so that the same text gives the same outlines everywhere.
final class FontStack {
    /// Pixels to an em while shaping; outlines are scaled from it, so this bounds their rounding only.
    private static let shapingSize = 1000.0
    /// Width of the hollow box for a character that no font has, in ems.
    private static let unknownWidth = 0.6

    /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, casts that Swift does not see.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownFlag: PangoGlyph = 0x1000_0000

    private let askedFile: String
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private let scratch: OpaquePointer
    private var fonts: [UnsafeMutableRawPointer: LoadedFont] = [:]

    init(files: [String], weight: Font.Weight) throws(DrawError) {
        FontFiles.lock.lock()
        defer { FontFiles.lock.unlock() }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .libraryFailed("Pango has no FreeType font map")
        }
        guard let config = FcConfigCreate() else { throw .libraryFailed("Fontconfig has no memory") }
        for file in files where FcConfigAppFontAddFile(config, file) == 0 {
            FcConfigDestroy(config)
            g_object_unref(map)
            throw .libraryFailed("\(file) is not a font")
        }
        // The asked face is there in every weight, so only what stands in for it may need emboldening.
        if files.count > 1 { FcConfigParseAndLoadFromMemory(config, Self.emboldening, 1) }
        pango_fc_font_map_set_config(Self.fontconfigMap(map), config)
        FcConfigDestroy(config)
        let context = pango_font_map_create_context(map)
        guard let context, let layout = pango_layout_new(context) else { throw .libraryFailed("Pango has no context") }
        askedFile = files[0]
        self.map = map
        self.context = context
        self.layout = layout
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        scratch = cairo_create(surface)
        cairo_surface_destroy(surface)
        setUp(family: Self.family(of: files), weight: weight)
    }

    deinit {
        FontFiles.lock.lock()
        defer { FontFiles.lock.unlock() }
        fonts.removeAll()
        cairo_destroy(scratch)
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    /// The same object, seen as the kind that takes a configuration.
    private static func fontconfigMap(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer { OpaquePointer(map) }

    private static func family(of files: [String]) -> String { files[0].contains("/Inter-") ? "Inter" : "SF Pro" }

    private func setUp(family: String, weight: Font.Weight) {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        // Without this the host's locale would choose among fonts and forms.
        pango_context_set_language(context, pango_language_from_string("en"))
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.rawValue)))
        pango_font_description_set_absolute_size(description, Self.shapingSize * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        pango_layout_set_single_paragraph_mode(layout, 1)
    }

    /// The line's glyphs. Control characters count as spaces.
    func shape(_ text: String) -> ShapedLine {
        FontFiles.lock.lock()
        defer { FontFiles.lock.unlock() }
        let line = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        pango_layout_set_text(layout, line, -1)
        let bytes = Array(line.utf8)
        var shaped = ShapedLine(glyphs: [], unknown: [])
        guard let first = pango_layout_get_line_readonly(layout, 0) else { return shaped }
        var run = first.pointee.runs
        while let link = run {
            if let item = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                append(item.pointee, of: bytes, to: &shaped)
            }
            run = link.pointee.next
        }
        return shaped
    }

    private func append(_ item: PangoGlyphItem, of bytes: [UInt8], to line: inout ShapedLine) {
        guard let string = item.glyphs?.pointee, let part = item.item?.pointee, let pointer = part.analysis.font else { return }
        let font = loaded(pointer)
        let unit = Double(PANGO_SCALE) * Self.shapingSize
        let count = Int(string.num_glyphs)
        for index in 0..<count {
            let glyph = string.glyphs[index]
            let isUnknown = glyph.glyph & Self.unknownFlag != 0
            let isEmpty = glyph.glyph == Self.emptyGlyph
            if isUnknown, !isEmpty { line.unknown.append(glyph.glyph & ~Self.unknownFlag) }
            let outline = isEmpty ? Path() : isUnknown ? Self.unknownBox : font.outline(of: UInt(glyph.glyph), scratch: scratch)
            let isLast = index + 1 == count || string.log_clusters[index + 1] != string.log_clusters[index]
            line.glyphs.append(
                ShapedLine.Glyph(
                    outline: outline,
                    shift: Point(x: Double(glyph.geometry.x_offset) / unit, y: Double(glyph.geometry.y_offset) / unit),
                    advance: isUnknown && !isEmpty ? Self.unknownWidth + 0.1 : Double(glyph.geometry.width) / unit, endsCluster: isLast,
                    isFigure: Self.isFigure(bytes, at: Int(part.offset) + Int(string.log_clusters[index])),
                    isFromAskedFace: font.isAskedFace))
        }
    }

    private static func isFigure(_ bytes: [UInt8], at place: Int) -> Bool {
        bytes.indices.contains(place) && (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(bytes[place])
    }

    private func loaded(_ font: UnsafeMutablePointer<PangoFont>) -> LoadedFont {
        if let known = fonts[font] { return known }
        let new = LoadedFont(font, askedFile: askedFile, size: Self.shapingSize)
        fonts[font] = new
        return new
    }

    /// Fontconfig's own rule for faces without a bold cut, which its 90-synthetic.conf has from bold and this one from semibold on.
    private static let emboldening = """
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <match target="font">
            <test name="weight" compare="less_eq"><const>medium</const></test>
            <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
            <edit name="embolden" mode="assign"><bool>true</bool></edit>
            <edit name="weight" mode="assign"><const>bold</const></edit>
          </match>
        </fontconfig>
        """

    /// As high as a capital, hollow: the usual sign of a character without a glyph.
    private static let unknownBox: Path = {
        let outer = Rect(x: 0.05, y: -Font.capHeightShare, width: unknownWidth, height: Font.capHeightShare)
        let inner = outer.inset(by: 0.06)
        var path = Path.rect(outer)
        path.move(inner.minX, inner.minY)
        path.line(inner.minX, inner.maxY)
        path.line(inner.maxX, inner.maxY)
        path.line(inner.maxX, inner.minY)
        path.close()
        return path
    }()
}
