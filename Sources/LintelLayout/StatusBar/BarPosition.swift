/// Side of a bar, and order on that side: lower ranks stand nearer the leading edge.
struct BarPosition: Hashable, Sendable {
    enum Region: Hashable, Sendable, CaseIterable {
        case leading, center, trailing
        /// Second line under the time of a split bar.
        case beneath
        /// Filled shape behind the time.
        case behindTime
        /// A place of its own that the arrangement names.
        case floating
    }

    var region: Region
    var rank: Int

    static func leading(_ rank: Int) -> BarPosition { BarPosition(region: .leading, rank: rank) }
    static func center(_ rank: Int) -> BarPosition { BarPosition(region: .center, rank: rank) }
    static func trailing(_ rank: Int) -> BarPosition { BarPosition(region: .trailing, rank: rank) }
    static let beneath = BarPosition(region: .beneath, rank: 0)
    static let behindTime = BarPosition(region: .behindTime, rank: 0)
    static let floating = BarPosition(region: .floating, rank: 0)
}
