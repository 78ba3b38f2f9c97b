/// A picture of the app by name: an image set of an asset catalogue, or loose files with `@2x` endings.
public struct ImageAsset: Hashable, Sendable {
    /// What the picture is for, told by folder and idiom.
    public enum Audience: String, Hashable, Sendable, CaseIterable { case app, watch, widget, other }

    /// How the set asks to be drawn (`template-rendering-intent`): in the tint, or in its own colours.
    public enum RenderingIntent: String, Hashable, Sendable, CaseIterable { case template, original }

    /// One file of the set.
    public struct File: Hashable, Sendable {
        /// What the file holds, by its ending.
        public enum Format: String, Hashable, Sendable, CaseIterable { case png, jpeg, svg, pdf, gif, webp, heic, other }

        /// Relative to the working directory.
        public var path: String
        public var format: Format
        /// `universal`, `iphone`, `ipad`, `watch` …
        public var idiom: String
        /// 1, 2 or 3; nil where one file serves all scales.
        public var scale: Int?
        /// `light`, `dark` … where the file is for one appearance only.
        public var appearance: String?
        /// Width and height as the file's header tells: pixels, or points for a vector file. Nil where it could not be read.
        public var width: Double?
        /// See `width`.
        public var height: Double?

        public init(
            path: String, format: Format, idiom: String = "universal", scale: Int? = nil, width: Double? = nil, height: Double? = nil
        ) {
            self.path = path
            self.format = format
            self.idiom = idiom
            self.scale = scale
            self.width = width
            self.height = height
        }

        /// Whether the file keeps its sharpness at every size.
        public var isVector: Bool { format == .svg || format == .pdf }

        /// Width and height in points: a bitmap's pixels divided by its scale.
        public var points: (width: Double, height: Double)? {
            guard let width, let height else { return nil }
            let divisor = isVector ? 1 : Double(scale ?? 1)
            return (width / divisor, height / divisor)
        }
    }

    /// With the folders before it that provide a namespace, such as `Bar/Share`.
    public var name: String
    /// The image set's folder, or the first file of a loose picture.
    public var path: String
    /// The catalogue it lies in; nil for a loose file.
    public var catalogue: String?
    public var audience: Audience
    public var renderingIntent: RenderingIntent?
    /// `preserves-vector-representation`: the vector itself is shipped, not bitmaps made from it.
    public var preservesVector: Bool
    /// A custom symbol (`.symbolset`), which scales with the text.
    public var isSymbol: Bool
    public var files: [File]

    public init(name: String, path: String, catalogue: String?, audience: Audience = .app, files: [File] = []) {
        self.name = name
        self.path = path
        self.catalogue = catalogue
        self.audience = audience
        self.files = files
        preservesVector = false
        isSymbol = false
    }
}
