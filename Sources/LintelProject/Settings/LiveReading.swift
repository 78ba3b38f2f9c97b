public import LintelModel

/// What a machine tells of itself, for the preset `live`. This room knows no machine: whoever does passes a reader in.
public struct LiveReading: Sendable {
    public var status: DeviceStatus
    public var locale: LocaleIdentifier

    public init(status: DeviceStatus, locale: LocaleIdentifier) {
        self.status = status
        self.locale = locale
    }
}
