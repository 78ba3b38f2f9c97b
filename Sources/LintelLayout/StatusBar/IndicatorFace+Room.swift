import LintelModel

extension IndicatorFace {
    /// The same with at least a certain room: what is seen lies in the middle of it, and neighbours keep away from all of it.
    func widened(to width: Double) -> IndicatorFace {
        let side = (width - (size.width - bearings.left - bearings.right)) / 2
        guard side > 0 else { return self }
        let inner = self
        var wider = self
        wider.size.width = width
        wider.bearings = .none
        wider.draw = { box, isMirrored in
            let x = box.minX + side - inner.bearings.left
            return inner.draw(Rect(x: x, y: box.minY, width: inner.size.width, height: box.height), isMirrored)
        }
        return wider
    }
}
