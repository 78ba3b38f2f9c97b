import LintelEvidence

extension LineTable {
    func range(_ offsets: Range<Int>) -> TextRange { range(offsets.lowerBound, offsets.upperBound) }
}
