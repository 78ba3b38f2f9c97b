public import LintelLayout
public import LintelModel

/// From a screen to its places, its pixels and its ink. Keeps fonts and pictures loaded between screens; one a task.
public final class ScreenRenderer {
    let studio: Studio

    /// Throws where a font is missing; the message names the Debian package.
    public init() throws(DrawError) { studio = try Studio() }

    /// What layout needs to place bars: this renderer's own text and pictures, and the system's locales.
    public var environment: LayoutEnvironment {
        LayoutEnvironment(
            text: studio.text, images: studio.pictures, locale: FoundationLocaleFormatting(), pictures: ScenePictures(studio: studio))
    }

    /// The picture at the screen's own pixels.
    public func picture(of placed: PlacedScreen) throws(DrawError) -> Bitmap {
        try studio.bitmap(of: placed.scene, scale: placed.screen.device.scale)
    }

    /// The picture of any scene; its size is that of the scene, rounded up to whole pixels.
    public func picture(of scene: Scene, scale: Scale) throws(DrawError) -> Bitmap {
        try studio.bitmap(of: scene, scale: scale)
    }

    /// What each item paints, and its contrast, at the screen's own pixels.
    public func ink(of placed: PlacedScreen) throws(DrawError) -> ScreenInk {
        let scale = placed.screen.device.scale
        let canvas = try Canvas(size: scale.pixelSize(placed.size), scale: scale)
        return InkMeter(painter: ScenePainter(canvas: canvas, text: studio.text, pictures: studio.pictures)).measure(placed)
    }

    /// Letters of all texts placed and painted so far that no font at hand has.
    public var missingLetters: [MissingLetters] { MissingLetters.grouped(studio.text.unknown) }

    /// Endings of file names that `write` knows, without the dot.
    public static var fileExtensions: [String] { allPictureFormats.map(\.fileExtension) }

    /// The whole file in the format that an ending such as `png` stands for.
    public func encode(_ scene: Scene, scale: Scale, as fileExtension: String) throws(DrawError) -> [UInt8] {
        let wanted = fileExtension.lowercased()
        guard let format = allPictureFormats.first(where: { $0.fileExtension == wanted }) else {
            throw .formatUnknown(path: "." + fileExtension, known: Self.fileExtensions)
        }
        return try format.encode(scene, scale: scale, with: studio)
    }

    /// Writes a picture in the format that the file name's ending names. Nothing is left half written.
    public func write(_ scene: Scene, scale: Scale, to path: String) throws(DrawError) {
        let ending = path.split(separator: "/").last.flatMap { $0.contains(".") ? $0.split(separator: ".").last : nil } ?? ""
        guard Self.fileExtensions.contains(ending.lowercased()) else {
            throw .formatUnknown(path: path, known: Self.fileExtensions)
        }
        try AtomicFile.write(encode(scene, scale: scale, as: String(ending)), to: path)
    }

    /// The same for a placed screen, at the screen's own pixels.
    public func write(_ placed: PlacedScreen, to path: String) throws(DrawError) {
        try write(placed.scene, scale: placed.screen.device.scale, to: path)
    }
}
