/// One cellular line (SB-03, SB-04).
public struct CellularStatus: Hashable, Sendable {
    /// The words of `simctl status_bar override --cellularMode`.
    public enum Mode: String, Sendable, CaseIterable {
        case notSupported, searching, failed, active
    }

    public var mode: Mode
    /// Lit bars, 0 to 4.
    public var bars: Int

    public init(mode: Mode = .active, bars: Int = 4) {
        self.mode = mode
        self.bars = bars
    }
}
