extension Screen {
    /// Width from which an iPad's window is regular: halves of an 11-inch screen (592) are compact, those of a 12.9-inch one (678)
    /// regular (H:layout, multitasking sizes).
    private static let regularPadWidth: Double = 640

    /// The window's width class.
    public var horizontalSizeClass: SizeClass {
        if device.isPad { return size.width >= Self.regularPadWidth ? .regular : .compact }
        return device.display.horizontalSizeClass(traits.orientation)
    }

    /// The window's height class; compact makes bars low.
    public var verticalSizeClass: SizeClass { device.display.verticalSizeClass(traits.orientation) }

    /// Heights of the bars: those of the system's looks, or of the linked SDK's where that is older (TB-02, TB-20).
    public var barHeights: BarHeights {
        let bars = device.display.bars
        return traits.usesGlass ? bars.value(for: traits.system) : bars.value(for: min(traits.system, traits.sdk, Self.lastFlatSystem))
    }

    /// The last one before glass.
    private static let lastFlatSystem: SystemVersion = 18
}
