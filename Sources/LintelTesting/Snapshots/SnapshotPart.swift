import LintelLayout
import LintelModel

/// What of a screen a snapshot shows.
public enum SnapshotPart: Hashable, Sendable {
    case screen, statusBar, navigationBar, toolbar, tabBar, keyboard

    private var part: PlacedScreen.Part? {
        switch self {
        case .screen: nil
        case .statusBar: .statusBar
        case .navigationBar: .navigationBar
        case .toolbar: .toolbar
        case .tabBar: .tabBar
        case .keyboard: .keyboard
        }
    }

    /// The box in points, with the part of the safe area that a bar's background reaches into; nil where the screen has no such bar.
    func box(in placed: PlacedScreen) -> Rect? {
        let screen = Rect(origin: .zero, size: placed.size)
        guard let part else { return screen }
        guard let bar = placed.bar(part) else { return nil }
        let middle = bar.frame.midY
        if part == .statusBar { return bar.frame }
        if middle < screen.midY { return Rect(x: screen.minX, y: 0, width: screen.width, height: bar.frame.maxY) }
        return Rect(x: screen.minX, y: bar.frame.minY, width: screen.width, height: screen.maxY - bar.frame.minY)
    }
}

extension PlacedScreen {
    func bar(_ part: Part) -> PlacedBar? {
        switch part {
        case .statusBar: statusBar
        case .navigationBar: navigationBar
        case .toolbar: toolbar
        case .tabBar: tabBar
        case .keyboard: keyboard
        case .homeIndicator, .largeContent: nil
        }
    }
}
