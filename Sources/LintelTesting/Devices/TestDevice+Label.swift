import LintelModel

extension TestDevice {
    /// Tells the device apart in file names, such as `iphone-15-dark-landscape`: what is as usual is left out.
    public var label: String {
        let usual = Traits()
        var parts = [DeviceCatalogue.device(named: name)?.id ?? name]
        if traits.appearance != usual.appearance { parts.append(traits.appearance.rawValue) }
        if traits.orientation != usual.orientation { parts.append(traits.orientation.rawValue) }
        if traits.textSize != usual.textSize { parts.append(traits.textSize.rawValue) }
        if traits.locale != usual.locale { parts.append(traits.locale.identifier) }
        if traits.system != usual.system { parts.append("ios\(traits.system)") }
        if traits.sdk != traits.system { parts.append("sdk\(traits.sdk)") }
        parts += traits.accessibility.labels
        return parts.joined(separator: "-")
    }
}

extension AccessibilitySettings {
    fileprivate var labels: [String] {
        [(boldText, "bold"), (increaseContrast, "contrast"), (reduceTransparency, "opaque"), (reduceMotion, "still")]
            .compactMap { $0.0 ? $0.1 : nil }
    }
}
