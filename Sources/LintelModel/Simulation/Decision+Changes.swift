extension Decision {
    /// What differs between two answers about a screen, each with the cause and then the model's own reasons. Without an old answer everything
    /// is told.
    public static func changes(
        from old: ScreenResolution?, to new: ScreenResolution, at time: Double, cause: [String]
    ) -> [Decision] {
        let before = old.map { states(of: $0) }
        return states(of: new).enumerated().compactMap { index, state in
            let was = before?[index].words
            // A bar that is away has no appearance to tell of.
            let absent = was != nil && state.subject == .navigationBarVisibility ? "hidden" : nil
            guard let words = state.words ?? absent, words != was else { return nil }
            return Decision(state.subject, at: time, from: was, to: words, cause: cause + state.reasons)
        }
    }

    /// What can be told of one subject; `words` is nil where the screen has no such part.
    private struct State {
        var subject: Subject
        var words: String?
        var reasons: [String] = []
    }

    /// Always the same subjects in the same order.
    private static func states(of resolution: ScreenResolution) -> [State] {
        let status = resolution.statusBar
        let toolbar = resolution.toolbar
        return [
            State(subject: .statusBarVisibility, words: status.isHidden ? "hidden" : "shown", reasons: status.decidedBy),
            State(subject: .statusBarStyle, words: status.style.rawValue, reasons: status.decidedBy),
            State(
                subject: .navigationBarVisibility, words: resolution.navigationBar == nil ? nil : "shown",
                reasons: resolution.navigationBar == nil ? resolution.barsHiddenBy.map { ["hidden by: \($0.rawValue)"] } ?? [] : []),
            State(
                subject: .navigationBarAppearance, words: resolution.navigationBar?.words,
                reasons: resolution.navigationBar?.decidedBy ?? []),
            State(subject: .largeTitle, words: resolution.isLargeTitleExpanded ? "expanded" : "collapsed"),
            State(
                subject: .toolbarVisibility, words: toolbar.map { $0.isHidden ? "hidden" : "shown" },
                reasons: toolbar?.bar.decidedBy.first.map { [$0] } ?? []),
            State(subject: .toolbarAppearance, words: toolbar?.bar.words, reasons: toolbar?.bar.decidedBy ?? []),
            State(subject: .tabBarAppearance, words: resolution.tabBar?.words, reasons: resolution.tabBar?.decidedBy ?? []),
            State(subject: .safeArea, words: resolution.safeArea.words),
            State(subject: .contentInsets, words: resolution.contentInsets.words),
        ]
    }
}

extension BarResolution {
    /// The slot and what it paints, such as `scrollEdge, none`.
    fileprivate var words: String {
        let background = isGlass ? "glass" : appearance.background.words
        return "\(slot.rawValue), \(background)"
    }
}

extension BarBackground {
    fileprivate var words: String {
        switch self {
        case .none: "transparent"
        case .color: "a colour"
        case .gradient: "a gradient"
        case .image: "a picture"
        case .blur(let material): material.name
        case .layers(let layers): layers.map(\.words).joined(separator: " under ")
        case .faded(let background, _): "a pale " + background.words
        }
    }
}

extension EdgeInsets {
    /// Top, left, bottom, right in whole tenths of a point.
    fileprivate var words: String {
        [top, left, bottom, right].map { value in
            let tenths = Int((value * 10).rounded())
            return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
        }.joined(separator: " ")
    }
}
