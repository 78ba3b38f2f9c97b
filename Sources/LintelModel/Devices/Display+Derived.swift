extension Display {
    /// What the system writes as a screenshot, held upright: points × scale, also where the panel has fewer pixels.
    public var screenshotPixels: PixelSize { scale.pixelSize(points) }

    /// Whether pictures are shrunk to the panel: Plus models and minis.
    public var isDownsampled: Bool { panelPixels != screenshotPixels }

    /// Width from which a phone on its side has a regular width class: Plus, Max, XR, 11 and Air (H:layout).
    static let regularWidthFrom: Double = 414

    /// Width class of a full-screen window.
    public func horizontalSizeClass(_ orientation: Orientation) -> SizeClass {
        if deviceClass.isPad { return .regular }
        return orientation == .landscape && points.width >= Self.regularWidthFrom ? .regular : .compact
    }

    /// Height class of a full-screen window; compact makes bars low and hides the status bar (SB-21).
    public func verticalSizeClass(_ orientation: Orientation) -> SizeClass {
        deviceClass.isPad || orientation == .portrait ? .regular : .compact
    }
}
