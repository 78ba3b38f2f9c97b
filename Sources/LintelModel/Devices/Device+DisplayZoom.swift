extension Device {
    /// Whether Display Zoom is on.
    public var isDisplayZoomed: Bool { displayWithoutZoom != nil }

    /// The device with Display Zoom set to Larger Text; nil where it has none, or no source tells its size.
    public var zoomed: Device? {
        if isDisplayZoomed { return self }
        guard let zoom = display.displayZoom else { return nil }
        var device = self
        device.displayWithoutZoom = display
        device.display = display.zoomed(zoom)
        return device
    }
}

extension Display {
    /// Whether Display Zoom makes the status bar larger. The ears beside a sensor housing have to stay beside it, so they grow with the
    /// screen: every box observed on 428 × 926 is the usual one times 375/428 (observed-geometry.md, section 1). A one-line bar keeps its
    /// 20 pt (`DisplayZoom.homeButton`) and is that of the smaller phone.
    public var growsStatusBar: Bool { sensorHousing != nil }

    func zoomed(_ zoom: DisplayZoom) -> Display {
        let ratio = zoom.points.width / points.width
        let reserved = growsStatusBar ? ratio : 1
        func onPixel(_ length: Double) -> Double { scale.snapped(length * reserved) }
        var display = self
        display.points = zoom.points
        display.displayZoom = nil
        display.cornerRadius = cornerRadius * ratio
        display.sensorHousing = sensorHousing.map {
            let rect = Rect(x: $0.rect.x * ratio, y: $0.rect.y * ratio, width: $0.rect.width * ratio, height: $0.rect.height * ratio)
            return SensorHousing(kind: $0.kind, rect: rect, cornerRadius: $0.cornerRadius.map { $0 * ratio })
        }
        display.homeIndicator = homeIndicator.map {
            HomeIndicator(
                portraitWidth: $0.portraitWidth * ratio, landscapeWidth: $0.landscapeWidth * ratio, height: $0.height * ratio,
                gapToEdge: $0.gapToEdge * ratio)
        }
        // The reserved edges grow with what they keep clear; a source's own figure for the upright ones wins.
        display.safeAreas = safeAreas.map { span in
            var area = SafeArea(portrait: span.value.portrait.mapped(onPixel), landscape: span.value.landscape.mapped(onPixel))
            area.portrait.top = zoom.safeAreaTop ?? area.portrait.top
            area.portrait.bottom = zoom.safeAreaBottom ?? area.portrait.bottom
            return SystemSpan(from: span.from, area)
        }
        display.statusBarHeights = statusBarHeights.map {
            SystemSpan(from: $0.from, StatusBarHeight(portrait: onPixel($0.value.portrait), landscape: onPixel($0.value.landscape)))
        }
        display.bars = bars.map {
            var heights = $0.value
            heights.navigationBarTop = onPixel(heights.navigationBarTop)
            return SystemSpan(from: $0.from, heights)
        }
        return display
    }
}

extension EdgeInsets {
    fileprivate func mapped(_ map: (Double) -> Double) -> EdgeInsets {
        EdgeInsets(top: map(top), left: map(left), bottom: map(bottom), right: map(right))
    }
}
