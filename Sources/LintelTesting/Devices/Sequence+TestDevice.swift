public import LintelModel

extension Sequence<TestDevice> {
    /// Each device in light, then in dark.
    public var inBothAppearances: [TestDevice] { flatMap { [$0, $0.dark] } }
    /// Each device upright, then on its side.
    public var inBothOrientations: [TestDevice] { flatMap { [$0, $0.landscape] } }
    /// Each device at each size of text.
    public func at(_ textSizes: [TextSize]) -> [TestDevice] { flatMap { device in textSizes.map { device.textSize($0) } } }
    /// Each device in each language.
    public func `in`(_ locales: [LocaleIdentifier]) -> [TestDevice] { flatMap { device in locales.map { device.locale($0) } } }
    /// Each device with each system.
    public func on(_ systems: [SystemVersion]) -> [TestDevice] { flatMap { device in systems.map { device.system($0) } } }
}
