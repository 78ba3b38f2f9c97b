/// The Wi-Fi radio (SB-03, SB-04).
public struct WiFiStatus: Hashable, Sendable {
    /// The words of `simctl status_bar override --wifiMode`.
    public enum Mode: String, Sendable, CaseIterable {
        case searching, failed, active
    }

    public var mode: Mode
    /// Lit arcs, 0 to 3.
    public var bars: Int

    public init(mode: Mode = .active, bars: Int = 3) {
        self.mode = mode
        self.bars = bars
    }
}
