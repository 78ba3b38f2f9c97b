import LintelModel

/// A line of text as outlines, in points from its start on the baseline.
struct TextOutline: Hashable, Sendable {
    var path: Path
    var metrics: TextMetrics
}
