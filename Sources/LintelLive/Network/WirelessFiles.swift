import LintelModel

/// Wi-Fi from the kernel's table of link qualities, without any service.
struct WirelessFiles: StatusSource {
    /// The quality that counts as full (`iw_quality` of most drivers).
    private static let fullQuality = 70.0

    let files: SystemFiles

    func read(into status: inout DeviceStatus) {
        guard let table = files.text("proc/net/wireless") else { return }
        // Two lines of headings, then "wlan0: 0000   54.  -56.  -256 …".
        for line in table.split(separator: "\n").dropFirst(2) {
            let words = line.split(separator: " ")
            guard words.count > 2, words[0].hasSuffix(":"), let quality = Double(words[2].filter { $0 != "." }) else { continue }
            let isUp = files.text("sys/class/net/\(words[0].dropLast())/operstate") != "down"
            guard isUp else { continue }
            status.wifi = WiFiStatus(mode: .active, bars: SignalStrength.arcs(Int(quality / Self.fullQuality * 100)))
            status.dataNetwork = .wifi
            return
        }
    }
}
