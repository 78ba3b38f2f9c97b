import LintelLayout
import LintelModel

/// Compares what the system made of the app before and after, and writes a line for each change, with its cause.
@MainActor
struct TraceWriter {
    let app: UIApplication
    let old: LiveState
    let new: LiveState

    func write() {
        let isFirst = app.trace.isEmpty
        let (before, after) = (old.resolution, new.resolution)
        let status = after.statusBar.decidedBy
        line(.statusBarStyle, isFirst ? nil : before.statusBar.fallbackStyle.rawValue, after.statusBar.fallbackStyle.rawValue, status)
        line(.statusBarVisibility, isFirst ? nil : shown(before.statusBar.isHidden), shown(after.statusBar.isHidden), status)
        line(
            .networkActivity, onOff(old.screen.status.showsNetworkActivity), onOff(new.screen.status.showsNetworkActivity),
            [new.screen.networkActivityVisibility?.reason ?? "no transfer runs"])
        line(
            .navigationBarVisibility, shown(old.frames.navigationBar == nil), shown(new.frames.navigationBar == nil),
            [
                after.barsHiddenBy.map { "hidden by \($0.rawValue) (TB-38)" }
                    ?? "isNavigationBarHidden, or no navigation controller on screen"
            ])
        if let bar = after.navigationBar {
            line(.navigationBarAppearance, before.navigationBar?.slot.rawValue, bar.slot.rawValue, bar.decidedBy)
        }
        line(.largeTitle, onOff(before.isLargeTitleExpanded), onOff(after.isLargeTitleExpanded), ["the content's place (SB-93)"])
        line(
            .toolbarVisibility, shown(before.toolbar?.isHidden ?? true), shown(after.toolbar?.isHidden ?? true),
            after.toolbar.map { Array($0.bar.decidedBy.prefix(1)) } ?? ["no toolbar on screen"])
        if let bar = after.toolbar?.bar { line(.toolbarAppearance, before.toolbar?.bar.slot.rawValue, bar.slot.rawValue, bar.decidedBy) }
        if let toolbar = new.screen.toolbar {
            line(.toolbarItems, old.screen.toolbar.map(words), words(toolbar), ["the top controller's toolbarItems (TB-31)"])
        }
        line(.tabBarVisibility, shown(old.frames.tabBar == nil), shown(new.frames.tabBar == nil), ["the controllers on screen"])
        if let bar = after.tabBar { line(.tabBarAppearance, before.tabBar?.slot.rawValue, bar.slot.rawValue, bar.decidedBy) }
        line(.keyboard, shown(!old.screen.isKeyboardUp), shown(!new.screen.isKeyboardUp), ["the first responder"])
        line(
            .safeArea, isFirst ? nil : words(before.safeArea), words(after.safeArea), ["device, orientation and status bar (SB-73, SB-74)"])
        line(.contentInsets, isFirst ? nil : words(before.contentInsets), words(after.contentInsets), ["the bars on screen"])
    }

    private func line(_ subject: Decision.Subject, _ old: String?, _ new: String, _ cause: [String]) {
        if old != new { app.note(subject, from: old, to: new, cause: cause) }
    }

    private func shown(_ isHidden: Bool) -> String { isHidden ? "hidden" : "shown" }
    private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

    private func words(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map { figure($0) }.joined(separator: " ")
    }

    private func figure(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }

    private func words(_ toolbar: Toolbar) -> String {
        let items = toolbar.items.filter { !$0.isSpace }.map { $0.label ?? $0.kind }
        return items.isEmpty ? "none" : items.joined(separator: ", ")
    }
}
