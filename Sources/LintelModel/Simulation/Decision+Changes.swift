extension Decision {
    /// A screen and what the system made of it at one moment. An object, because the two are large and are passed on often.
    package final class Moment: Sendable {
        package let screen: Screen
        package let resolution: ScreenResolution

        package init(_ screen: Screen, _ resolution: ScreenResolution) {
            self.screen = screen
            self.resolution = resolution
        }
    }

    /// What differs between two moments, always in the same order: status bar, navigation bar, toolbar, tab bar, keyboard, insets. Without an
    /// old moment everything that is there is told.
    /// - Parameter cause: makes the cause of a change from the model's own reasons for it.
    package static func changes(
        from old: Moment?, to new: Moment, at time: Double, because cause: (_ subject: Subject, _ reasons: [String]) -> [String]
    ) -> [Decision] {
        let before = old?.states
        return new.states.enumerated().compactMap { index, state in
            let was = before?[index].words
            guard let words = state.words, words != was, before != nil || state.isWorthABeginning else { return nil }
            return Decision(state.subject, at: time, from: was, to: words, cause: cause(state.subject, state.reasons))
        }
    }

    /// What can be told of one subject.
    fileprivate struct State {
        var subject: Subject
        /// Nil where the screen has no such part.
        var words: String?
        var reasons: [String]
        /// Whether it is worth a word when a run begins.
        var isWorthABeginning: Bool

        init(_ subject: Subject, _ words: String?, because reasons: [String] = [], isWorthABeginning: Bool = true) {
            self.subject = subject
            self.words = words
            self.reasons = reasons
            self.isWorthABeginning = isWorthABeginning
        }

        /// Of a part that comes and goes.
        init(_ subject: Subject, isShown: Bool, because reasons: [String] = []) {
            self.init(subject, isShown ? "shown" : "hidden", because: reasons, isWorthABeginning: isShown)
        }

        /// Of a bar, where it shows.
        init(_ subject: Subject, _ bar: BarResolution?, because reasons: [String]? = nil) {
            self.init(subject, bar?.words, because: reasons ?? bar?.decidedBy ?? [])
        }
    }
}

extension Decision.Moment {
    /// Always the same subjects in the same order.
    fileprivate var states: [Decision.State] {
        let status = resolution.statusBar
        let isActive = screen.status.showsNetworkActivity
        let isExpanded = resolution.isLargeTitleExpanded
        return [
            .init(.statusBarStyle, status.style.rawValue, because: status.reasons(for: .style)),
            .init(.statusBarVisibility, status.isHidden ? "hidden" : "shown", because: status.reasons(for: .hidden)),
            .init(
                .networkActivity, isActive ? "on" : "off", because: [screen.networkActivityVisibility?.reason ?? "no transfer runs"],
                isWorthABeginning: isActive),
            .init(
                .navigationBarVisibility, isShown: resolution.navigationBar != nil,
                because: resolution.barsHiddenBy.map { ["hidden by \($0.rawValue)"] } ?? []),
            .init(.navigationBarAppearance, resolution.navigationBar),
            .init(.largeTitle, isExpanded ? "expanded" : "collapsed", isWorthABeginning: isExpanded),
        ] + toolbarStates + [
            .init(.tabBarVisibility, isShown: resolution.tabBar != nil),
            .init(.tabBarAppearance, resolution.tabBar),
            .init(.keyboard, isShown: screen.isKeyboardUp),
            .init(.safeArea, resolution.safeArea.words),
            .init(.contentInsets, resolution.contentInsets.words),
        ]
    }

    private var toolbarStates: [Decision.State] {
        let isShown = resolution.toolbar?.isHidden == false
        let bar = resolution.toolbar?.bar
        // The first reason is that of its visibility.
        return [
            .init(.toolbarVisibility, isShown: isShown, because: bar?.decidedBy.first.map { [$0] } ?? []),
            .init(.toolbarAppearance, isShown ? bar : nil, because: Array((bar?.decidedBy ?? []).dropFirst())),
            .init(.toolbarItems, isShown ? screen.toolbar?.words : nil),
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

extension Toolbar {
    /// Its items, without the gaps between them.
    fileprivate var words: String {
        let items = items.filter { !$0.isSpace && !$0.isHidden }.map(\.words)
        return items.isEmpty ? "none" : items.joined(separator: ", ")
    }
}

extension BarItem {
    fileprivate var words: String {
        switch content {
        case .title(let title): title
        case .system(let item): item.name
        case .icon(.symbol(let name)), .icon(.missing(let name, _)): label ?? name
        // Equal runs have equal words on any machine: a file goes by its name alone.
        case .icon(.file(let path, _)): label ?? path.split(separator: "/").last.map(String.init) ?? path
        case .segmented(let titles): titles.joined(separator: " | ")
        case .view: label ?? "a view"
        case .flexibleSpace, .fixedSpace: "space"
        }
    }
}

extension EdgeInsets {
    /// Top, left, bottom, right in points.
    fileprivate var words: String { [top, left, bottom, right].map { "\(Figure($0))" }.joined(separator: " ") }
}
