import LintelLayout
import LintelModel

/// A presented controller that stands above a screen which stays to be seen, and what the system makes of it.
@MainActor
struct LiveOverlay {
    let controller: UIViewController
    let front: FrontControllers
    let box: PresentationBox
    let screen: Screen
    let resolution: ScreenResolution
    let frames: BarFrames

    /// - Parameter below: the screen under it.
    init(_ controller: UIViewController, app: UIApplication, below: ScreenResolution) {
        self.controller = controller
        front = FrontControllers(controller)
        let base = app.base
        box = PresentationBox(
            of: controller, in: app.screen.bounds, safeArea: below.safeArea, traits: base.traits,
            isCompact: base.horizontalSizeClass == .compact)
        var screen = app.describe(front, on: base)
        screen.statusBar.isHidden = true
        if !box.isClear { screen.sheet = Sheet(size: box.frame.size.model, reachesBottom: box.reachesBottom) }
        self.screen = screen
        resolution = screen.resolved()
        frames = screen.barFrames(resolution)
    }

    func placed(_ environment: LayoutEnvironment) -> PlacedOverlay {
        let frame = box.frame.model
        let drawing = ViewDrawing(environment: environment, screen: screen)
        var overlay = PlacedOverlay(frame: frame, cornerRadius: Double(box.cornerRadius), entrance: entrance)
        let all = Rect(origin: .zero, size: Size(width: frame.maxX + frame.x, height: frame.maxY + frame.y))
        overlay.recess = box.recessTop.map { PlacedOverlay.Recess(top: Double($0)) }
        if box.dimming > 0 { overlay.dimming = [.fill(.rect(all), .color(Color.black.opacity(Double(box.dimming))))] }
        var own = ScreenLayout(environment: environment).place(screen, resolution: resolution)
        if box.isClear { own.content = [] }
        overlay.take(own)
        overlay.content += drawing.items(of: controller.view)
        if controller.sheetPresentationController?.prefersGrabberVisible == true, !box.isClear {
            overlay.content.append(Self.grabber(frame, appearance: screen.traits.appearance))
        }
        front.keepPlaced(navigationBar: overlay.navigationBar, toolbar: overlay.toolbar, tabBar: overlay.tabBar)
        return overlay
    }

    private var entrance: PlacedOverlay.Entrance {
        if (controller as? UIAlertController)?.preferredStyle == .alert { return .zoom }
        let isPopover = controller.presentedManner.style == .popover && !box.reachesBottom
        return isPopover || controller.modalTransitionStyle == .crossDissolve ? .fade : .slide
    }

    /// The pill at a sheet's upper edge.
    private static func grabber(_ frame: Rect, appearance: Appearance) -> Scene.Item {
        let box = Rect(x: frame.midX - grabberSize.width / 2, y: frame.y + grabberTop, width: grabberSize.width, height: grabberSize.height)
        let color = UIColor.tertiaryLabel.dynamic.resolved(for: appearance)
        return .fill(.roundedRect(box, radius: grabberSize.height / 2), .color(color))
    }

    // Size and colour: `_UIGrabber` of iOS 17. Its place by eye, on screenshots of sheets with a grabber.
    private static let grabberSize = Size(width: 36, height: 5)
    private static let grabberTop = 5.0
}
