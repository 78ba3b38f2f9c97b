import LintelLayout
import LintelModel

/// Compares what the system made of the app before and after, and writes a line for each change, with its cause. The order is always the
/// same: status bar, navigation bar, toolbar, tab bar, keyboard, insets.
@MainActor
struct TraceWriter {
    let app: UIApplication
    let old: LiveState
    let new: LiveState
    /// Why the controllers were asked about the status bar.
    let asked: String

    /// Nothing is told before the first window shows; what it finds is told as a beginning, without an old value.
    func write() {
        guard new.isOnScreen else { return }
        writeStatusBar()
        writeNavigationBar()
        writeToolbar()
        writeTabBar()
        line(.keyboard, shown(old.screen.isKeyboardUp), shown(new.screen.isKeyboardUp), [keyboardCause], isTold: new.screen.isKeyboardUp)
        let (before, after) = (old.resolution, new.resolution)
        line(.safeArea, words(before.safeArea), words(after.safeArea), safeAreaCauses)
        line(.contentInsets, words(before.contentInsets), words(after.contentInsets), insetCauses)
    }

    private var isFirst: Bool { !old.isOnScreen }

    private func writeStatusBar() {
        let (before, after) = (old.resolution.statusBar, new.resolution.statusBar)
        let ask = isFirst ? [] : [asked]
        line(.statusBarStyle, before.fallbackStyle.rawValue, after.fallbackStyle.rawValue, ask + after.reasons(for: .style))
        line(.statusBarVisibility, shown(!before.isHidden), shown(!after.isHidden), ask + after.reasons(for: .hidden))
        let isActive = new.screen.status.showsNetworkActivity
        line(
            .networkActivity, onOff(old.screen.status.showsNetworkActivity), onOff(isActive),
            [new.screen.networkActivityVisibility?.reason ?? "no transfer runs"], isTold: isActive)
    }

    private func writeNavigationBar() {
        let isShown = new.frames.navigationBar != nil
        line(
            .navigationBarVisibility, shown(old.frames.navigationBar != nil), shown(isShown), [navigationBarCause(isShown)], isTold: isShown
        )
        if let bar = new.resolution.navigationBar, isShown {
            line(.navigationBarAppearance, old.resolution.navigationBar?.slot.rawValue, bar.slot.rawValue, bar.decidedBy)
        }
        let isExpanded = new.resolution.isLargeTitleExpanded
        line(.largeTitle, onOff(old.resolution.isLargeTitleExpanded), onOff(isExpanded), [largeTitleCause], isTold: isExpanded)
    }

    private func writeToolbar() {
        let bar = new.resolution.toolbar
        let isShown = bar?.isHidden == false
        line(
            .toolbarVisibility, shown(old.resolution.toolbar?.isHidden == false), shown(isShown), [toolbarCause(bar, isShown)],
            isTold: isShown)
        guard isShown, let bar = bar?.bar, let items = new.screen.toolbar else { return }
        let was = old.resolution.toolbar?.isHidden == false
        // The first reason is that of its visibility.
        line(.toolbarAppearance, was ? old.resolution.toolbar?.bar.slot.rawValue : nil, bar.slot.rawValue, Array(bar.decidedBy.dropFirst()))
        line(.toolbarItems, was ? old.screen.toolbar.map(words) : nil, words(items), [itemsCause])
    }

    private func writeTabBar() {
        let isShown = new.frames.tabBar != nil
        line(.tabBarVisibility, shown(old.frames.tabBar != nil), shown(isShown), [tabBarCause(isShown)], isTold: isShown)
        if let bar = new.resolution.tabBar, isShown {
            line(.tabBarAppearance, old.resolution.tabBar?.slot.rawValue, bar.slot.rawValue, bar.decidedBy)
        }
    }

    /// - Parameter isTold: whether it is worth a word at the beginning.
    private func line(_ subject: Decision.Subject, _ old: String?, _ new: String, _ cause: [String], isTold: Bool = true) {
        if isFirst {
            if isTold { app.note(subject, to: new, cause: cause) }
        } else if old != new {
            app.note(subject, from: old, to: new, cause: cause)
        }
    }

    private func shown(_ isShown: Bool) -> String { isShown ? "shown" : "hidden" }
    private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

    private func words(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map { Self.figure($0) }.joined(separator: " ")
    }

    /// With two decimals at most.
    static func figure(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }

    private func words(_ toolbar: Toolbar) -> String {
        let items = toolbar.items.filter { !$0.isSpace && !$0.isHidden }.map(\.words)
        return items.isEmpty ? "none" : items.joined(separator: ", ")
    }
}

extension BarItem {
    /// How the trace calls an item.
    fileprivate var words: String {
        switch content {
        case .title(let title): title
        case .system(let item): item.name
        case .icon(.symbol(let name)), .icon(.file(let name, _)), .icon(.missing(let name, _)): label ?? name
        case .segmented(let titles): titles.joined(separator: " | ")
        case .view: label ?? "a view"
        case .flexibleSpace, .fixedSpace: "space"
        }
    }
}
