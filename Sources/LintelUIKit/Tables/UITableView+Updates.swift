import Foundation

/// Changes of rows that are taken together: until the last one, the table shows what it showed and asks nobody.
extension UITableView {
    public func beginUpdates() { openUpdates += 1 }

    /// Heights are asked for again, whether rows have changed or not.
    public func endUpdates() {
        guard openUpdates > 0 else { return }
        openUpdates -= 1
        rowsChanged()
    }

    /// - Parameter completion: runs once the changes are to be seen.
    @preconcurrency
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        UIApplication.running?.schedule(at: UIApplication.running?.time ?? 0) { completion(true) }
    }
}
