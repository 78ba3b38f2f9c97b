import LintelModel

/// Compares what the system made of the app before and after, and writes a line for each change, with its cause. What counts as a change and
/// how it is worded is the model's; the causes are the app's own objects.
@MainActor
struct TraceWriter {
    let app: UIApplication
    let old: Seen
    let new: Seen
    /// Why the controllers were asked about the status bar.
    let asked: String

    /// Nothing is told before the first window shows; what it finds is told as a beginning, without an old value.
    func write() {
        guard new.isOnScreen else { return }
        app.trace += Decision.changes(from: isFirst ? nil : old.moment, to: new.moment, at: app.time) { cause(of: $0, $1) }
    }

    private var isFirst: Bool { !old.isOnScreen }

    private func cause(of subject: Decision.Subject, _ reasons: [String]) -> [String] {
        switch subject {
        case .statusBarStyle, .statusBarVisibility: (isFirst ? [] : [asked]) + reasons
        case .navigationBarVisibility: [navigationBarCause(new.frames.navigationBar != nil)]
        case .largeTitle: [largeTitleCause]
        case .toolbarVisibility: [toolbarCause(new.moment.resolution.toolbar)]
        case .toolbarItems: [itemsCause]
        case .tabBarVisibility: [tabBarCause(new.frames.tabBar != nil)]
        case .keyboard: [keyboardCause]
        case .safeArea: safeAreaCauses
        case .contentInsets: insetCauses
        case .networkActivity, .navigationBarAppearance, .toolbarAppearance, .tabBarAppearance, .homeIndicator, .menu, .action,
            .accessibility, .feedback, .interfaceFile, .misuse:
            reasons
        }
    }
}

extension TraceWriter {
    /// What of a state is told, on the heap: states are large.
    final class Seen {
        let moment: Decision.Moment
        let frames: BarFrames
        let isOnScreen: Bool

        /// Nobody looks at pixels while an app runs: where they decide, the style that is told is that of the interface style.
        /// - Parameter insets: the content's, where they are not to be told as they are.
        init(_ state: LiveState, insets: EdgeInsets? = nil) {
            var resolution = state.resolution
            resolution.statusBar.style = resolution.statusBar.fallbackStyle
            if let insets { resolution.contentInsets = insets }
            moment = Decision.Moment(state.screen, resolution)
            frames = state.frames
            isOnScreen = state.isOnScreen
        }
    }
}
