/// How an indicator behaves when a region is too narrow. No source gives the whole order; SB-20 names its ends.
enum Keeping: Hashable, Sendable {
    /// Never left out: time, signal, network, battery.
    case always
    /// Text that is shortened with an ellipsis.
    case shortened
    /// Left out; the lowest number goes first.
    case dropped(Int)
}
