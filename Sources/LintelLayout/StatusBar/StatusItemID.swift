/// The things a status bar can show, named as cli.md names them in `measure`.
public enum StatusItemID: String, Sendable, CaseIterable {
    case time, date, cellular, secondaryCellular, carrier, network, wifi, battery, batteryText, chargingBolt, airplane, location
    case alarm, rotationLock, focus, vpn, bluetooth, networkActivity, hotspot, call, recording, privacyDot, breadcrumb, grabber
}
