/// Which of a bar's measures is in use (`UIBarMetrics`, TB-07).
public enum BarMetricsKind: String, Hashable, Sendable, CaseIterable {
    case `default`, compact, defaultPrompt, compactPrompt
}

/// A value for each of the measures, such as a background picture; the one for `default` stands in for those that are not set (TB-07).
public struct BarMetricsTable<Value: Hashable & Sendable>: Hashable, Sendable {
    private var values: [BarMetricsKind: Value]

    public init(_ values: [BarMetricsKind: Value] = [:]) { self.values = values }

    /// What was set, without any fallback.
    public subscript(kind: BarMetricsKind) -> Value? {
        get { values[kind] }
        set { values[kind] = newValue }
    }

    /// What is in use; nil where nothing was set for it or for `default`.
    public func value(for kind: BarMetricsKind) -> Value? { values[kind] ?? values[.default] }
}

extension NavigationBar {
    /// The measure in use at a height class; prompts concern navigation bars only (TB-07).
    public func metrics(_ height: SizeClass) -> BarMetricsKind {
        let hasPrompt = prompt != nil
        switch height {
        case .regular: return hasPrompt ? .defaultPrompt : .default
        case .compact: return hasPrompt ? .compactPrompt : .compact
        }
    }
}
