import LintelDraw
import LintelLayout
import LintelModel

/// Takes the pictures of a script's run.
final class ScriptCamera {
    private let painter: FramePainter
    private let framesPerSecond: Int
    private let isAnimated: Bool
    private var film: AnimatedPNG?
    private var last: [UInt8] = []

    /// - Parameter scale: pixels to a point; nil for the device's own.
    init(_ renderer: ScreenRenderer, scale: Scale?, framesPerSecond: Int, isAnimated: Bool) {
        painter = FramePainter(renderer, scale: scale)
        self.framesPerSecond = framesPerSecond
        self.isAnimated = isAnimated
    }

    /// One more frame of a sequence; nil while a film is being taken.
    func take(_ placed: PlacedScreen) throws(DrawError) -> [UInt8]? {
        let changes = try painter.paint(placed)
        if isAnimated {
            var film = film ?? AnimatedPNG(size: painter.size, framesPerSecond: framesPerSecond)
            self.film = nil
            try film.append(try painter.picture())
            self.film = film
            return nil
        }
        // A frame like the one before needs no work.
        if last.isEmpty || !changes.isEmpty { last = try painter.picture().encodedPNG() }
        return last
    }

    /// The film so far.
    var developed: [UInt8]? { film?.encoded() }
}
