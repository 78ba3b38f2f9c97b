extension ConstraintSystem {
    /// The fewest required constraints beside which one cannot hold; none where it cannot hold alone.
    func conflict(with index: Int) -> [Int] {
        let others = constraints.indices.filter { $0 != index && constraints[$0].isRequired }
        guard hold([index]), !hold(others + [index]) else { return [] }
        return explain([index], others, hasGrown: false)
    }

    /// QuickXplain: halves are left out as long as the conflict stays.
    private func explain(_ ground: [Int], _ candidates: [Int], hasGrown: Bool) -> [Int] {
        if hasGrown, !hold(ground) { return [] }
        guard candidates.count > 1 else { return candidates }
        let first = Array(candidates.prefix(candidates.count / 2))
        let second = Array(candidates.dropFirst(candidates.count / 2))
        let fromSecond = explain(ground + first, second, hasGrown: true)
        return explain(ground + fromSecond, first, hasGrown: !fromSecond.isEmpty) + fromSecond
    }

    private func hold(_ indices: [Int]) -> Bool {
        var part = ConstraintSystem()
        part.columnCount = columnCount
        part.constraints = indices.map { constraints[$0] }
        return part.solved().broken.isEmpty
    }
}
