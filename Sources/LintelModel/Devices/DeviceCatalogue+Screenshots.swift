extension DeviceCatalogue {
    /// A way to have got a screenshot of some size.
    public struct ScreenshotMatch: Hashable, Sendable {
        public var device: Device
        public var orientation: Orientation
        /// Taken with Display Zoom set to Larger Text.
        public var isZoomed: Bool

        public init(device: Device, orientation: Orientation, isZoomed: Bool) {
            self.device = device
            self.orientation = orientation
            self.isZoomed = isZoomed
        }
    }

    /// All devices that write screenshots of this size, those in standard zoom first.
    public static func matches(screenshot pixels: PixelSize) -> [ScreenshotMatch] {
        [false, true].flatMap { isZoomed in
            all.compactMap { device in
                guard let upright = isZoomed ? device.display.displayZoom?.screenshotPixels : device.display.screenshotPixels
                else { return nil }
                if upright == pixels { return ScreenshotMatch(device: device, orientation: .portrait, isZoomed: isZoomed) }
                if upright.turned == pixels { return ScreenshotMatch(device: device, orientation: .landscape, isZoomed: isZoomed) }
                return nil
            }
        }
    }
}
