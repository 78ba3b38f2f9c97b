import CSDL2
import Foundation
import LintelDraw
import LintelModel

/// A window of the display's and the pixels in it. Owns its SDL objects.
@MainActor
final class DisplaySurface {
    /// Nil before the first frame says how large it is.
    private var window: OpaquePointer?
    private var title = ""
    private var isVideoOn = false
    /// Pixels of the frame that the window was made for, and the window's own where the display is too small for it.
    private var size = PixelSize(width: 0, height: 0)
    private var shown = PixelSize(width: 0, height: 0)
    /// Holds the whole frame while the window is smaller, or where the display's pixels are of another kind.
    private var whole: UnsafeMutablePointer<SDL_Surface>?

    /// What title bars, docks and rims may take of a display, in pixels.
    private static let rim = 48

    init() throws(WindowError) {
        // Without a display SDL would go on with a driver that shows nothing.
        guard Self.displayVariables.contains(where: Self.isSet) else { throw .noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set") }
        if let reason = csdl_open() { throw .libraryMissing(String(cString: reason)) }
        guard CSDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(Self.reason) }
        isVideoOn = true
        let driver = CSDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard Self.visibleDrivers.contains(driver) || Self.isSet("SDL_VIDEODRIVER") else {
            throw .noDisplay("no display answers at \(Self.displayVariables.first(where: Self.isSet) ?? "DISPLAY")")
        }
    }

    private static let visibleDrivers: Set<String> = ["x11", "wayland"]

    private static func isSet(_ variable: String) -> Bool { ProcessInfo.processInfo.environment[variable]?.isEmpty == false }

    /// The last one names one of SDL's drivers, such as `dummy`.
    private static let displayVariables = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]

    isolated deinit {
        if let whole { CSDL_FreeSurface(whole) }
        if let window { CSDL_DestroyWindow(window) }
        // An opening that failed ends here too.
        if isVideoOn { CSDL_Quit() }
    }

    private static var reason: String { CSDL_GetError().map { String(cString: $0) } ?? "no reason given" }

    func setTitle(_ title: String) {
        self.title = title
        if let window { CSDL_SetWindowTitle(window, title) }
    }

    /// The display that the window is on, or will be.
    private var display: Int32 { window.map { CSDL_GetWindowDisplayIndex($0) } ?? 0 }

    /// Room for a window on its display, in pixels.
    private var room: PixelSize {
        var bounds = SDL_Rect()
        guard CSDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return PixelSize(width: 1024, height: 768) }
        return PixelSize(width: Int(bounds.w) - Self.rim, height: Int(bounds.h) - Self.rim)
    }

    /// Seconds between two pictures of the display.
    var interval: Double {
        var mode = SDL_DisplayMode()
        guard CSDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 1.0 / 60 }
        return 1 / Double(mode.refresh_rate)
    }

    /// The most pixels to a point, up to the device's own, with which a screen still fits; 1 where none does.
    func fittingScale(_ size: Size, upTo most: Scale) -> Scale {
        let room = room
        let factors = (1...most.factor).filter {
            let pixels = Scale($0).pixelSize(size)
            return pixels.width <= room.width && pixels.height <= room.height
        }
        return Scale(factors.max() ?? 1)
    }

    /// Points of the window to pixels of the frame.
    var magnification: Double { shown.width > 0 ? Double(size.width) / Double(shown.width) : 1 }

    /// Makes the window as large as frames of a size, or as large as the display allows.
    func resize(to size: PixelSize) {
        guard size != self.size else { return }
        self.size = size
        let room = room
        let share = min(1, Double(room.width) / Double(size.width), Double(room.height) / Double(size.height))
        shown = PixelSize(width: max(1, Int(Double(size.width) * share)), height: max(1, Int(Double(size.height) * share)))
        if let window {
            CSDL_SetWindowSize(window, Int32(shown.width), Int32(shown.height))
        } else {
            window = CSDL_CreateWindow(title, csdl_centred(), csdl_centred(), Int32(shown.width), Int32(shown.height), 0)
        }
        if let whole { CSDL_FreeSurface(whole) }
        whole = nil
    }

    /// Brings boxes of a frame onto the display.
    func show(_ boxes: [PixelRect], of painter: FramePainter) throws(WindowError) {
        guard !boxes.isEmpty else { return }
        guard let window, let surface = CSDL_GetWindowSurface(window) else { throw .cannotShow(Self.reason) }
        var rects = boxes.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        if isDirect(surface), let pixels = surface.pointee.pixels {
            for box in boxes { painter.copy(box, to: pixels, bytesPerRow: Int(surface.pointee.pitch)) }
        } else {
            try stretch(boxes, of: painter, onto: surface)
            rects = [SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)]
        }
        guard CSDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else { throw .cannotShow(Self.reason) }
    }

    /// The display's pixels are our own, and as many.
    private func isDirect(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
        let format = surface.pointee.format.pointee.format
        let isOurs = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
        return isOurs && Int(surface.pointee.w) == size.width && Int(surface.pointee.h) == size.height
    }

    private func stretch(
        _ boxes: [PixelRect], of painter: FramePainter, onto surface: UnsafeMutablePointer<SDL_Surface>
    ) throws(WindowError) {
        var boxes = boxes
        if whole == nil {
            let format = SDL_PIXELFORMAT_RGB888.rawValue
            whole = CSDL_CreateRGBSurfaceWithFormat(0, Int32(size.width), Int32(size.height), 32, format)
            boxes = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
        }
        guard let whole, let pixels = whole.pointee.pixels else { throw .cannotShow(Self.reason) }
        for box in boxes { painter.copy(box, to: pixels, bytesPerRow: Int(whole.pointee.pitch)) }
        let isAlike = surface.pointee.format.pointee.format == whole.pointee.format.pointee.format
        let isDone = isAlike ? CSDL_SoftStretchLinear(whole, nil, surface, nil) : CSDL_UpperBlitScaled(whole, nil, surface, nil)
        guard isDone == 0 else { throw .cannotShow(Self.reason) }
    }
}
