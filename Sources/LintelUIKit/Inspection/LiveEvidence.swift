import Foundation
import LintelEvidence
import LintelModel

/// Turns the controllers on screen into scenes of one interface file, as if a storyboard had described this moment.
@MainActor
struct LiveEvidence {
    private let app: UIApplication
    private var file = InterfaceFile(path: Self.path, kind: .storyboard)
    private var images: [ImageAsset] = []
    private var names = ObjectNames()

    /// Stands in places for a file.
    static let path = "running app"

    init(_ app: UIApplication) {
        self.app = app
        let front = app.front
        add(front)
        for sheet in front.sheets { add(FrontControllers(sheet)) }
    }

    var evidence: ProjectEvidence {
        var evidence = ProjectEvidence()
        evidence.interfaces = [file]
        evidence.images = images
        return evidence
    }

    private mutating func add(_ front: FrontControllers) {
        for (index, controller) in front.path.enumerated() {
            var scene = scene(of: controller)
            if index + 1 < front.path.count { scene.segues = [segue(from: controller, to: front.path[index + 1])] }
            if controller === front.navigation?.topViewController { describeBars(of: controller, front, in: &scene) }
            file.scenes.append(scene)
        }
    }

    private mutating func scene(of controller: UIViewController) -> InterfaceScene {
        let name = names.name(of: controller)
        var scene = InterfaceScene(place: place(name), id: name, kind: controller.kind.sceneKind)
        scene.title = controller.title
        if let navigation = controller as? UINavigationController {
            var bars = InterfaceNavigation()
            bars.isNavigationBarHidden = navigation.isNavigationBarHidden
            bars.isToolbarHidden = app.state.frames.toolbar == nil
            scene.navigation = bars
        }
        if controller.kind == .plain, let view = controller.viewIfLoaded { scene.view = describe(view, of: controller) }
        return scene
    }

    private mutating func segue(from container: UIViewController, to child: UIViewController) -> InterfaceSegue {
        let (source, destination) = (names.name(of: container), names.name(of: child))
        return InterfaceSegue(
            place: place(source), id: source + " " + destination, kind: container.kind.segueKind, source: source, destination: destination)
    }

    /// What the navigation controller's bars show of the controller on top.
    private mutating func describeBars(of top: UIViewController, _ front: FrontControllers, in scene: inout InterfaceScene) {
        // Any controller of the stack may have taken the tab bar away (TB-34): what counts is that it is gone.
        // One at the upper edge, as on iPads from system 18 on, is not in the way (GL-21).
        let tabBar = app.state.frames.tabBar?.content
        scene.hidesBottomBarWhenPushed = front.tab != nil && tabBar.map { $0.midY < app.state.screen.size.height / 2 } ?? true
        if app.state.frames.toolbar != nil { scene.toolbarItems = items(front.navigation?.toolbar.items ?? [], in: "toolbar") }
        guard app.state.frames.navigationBar != nil else { return }
        var item = InterfaceNavigationItem(place: place(scene.id + " navigation item"), id: scene.id + " navigation item")
        item.title = top.navigationItem.title
        item.leftItems = items(top.navigationItem.left, in: "navigation bar")
        item.rightItems = items(top.navigationItem.right, in: "navigation bar")
        scene.navigationItem = item
    }

    // MARK: - Views

    /// A view with what is seen in it; views of other controllers and bars that containers place are described with those.
    private mutating func describe(_ view: UIView, of controller: UIViewController?) -> InterfaceView {
        let name = names.name(of: view)
        var described = InterfaceView(place: place(name), id: name, kind: view.interfaceKind)
        let frame = view.frame.model
        described.frame = InterfaceFrame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        described.autoresizing = InterfaceAutoresizing(rawValue: Int(view.autoresizingMask.rawValue))
        described.accessibilityLabel = view.accessibilityLabel
        described.accessibilityHint = view.accessibilityHint
        described.isAccessibilityElement = view.isAccessibilityElement
        described.text = (view as? UILabel)?.text
        if let bar = view as? UIToolbar { described.items = items(bar.items ?? [], in: name) }
        if let control = view as? UISegmentedControl { described.segments = control.titles.map { InterfaceSegment(title: $0) } }
        for subview in view.subviews where isSeen(subview, in: controller) {
            described.subviews.append(describe(subview, of: controller))
        }
        return described
    }

    private func isSeen(_ view: UIView, in controller: UIViewController?) -> Bool {
        guard !view.isHidden, view.alpha > 0, (view as? UIBar)?.isManaged != true else { return false }
        return view.controller == nil || view.controller === controller
    }

    // MARK: - Items

    private mutating func items(_ items: [UIBarButtonItem], in bar: String) -> [InterfaceBarItem] {
        items.enumerated().map { describe($1, named: "item \($0 + 1) of the \(bar)") }
    }

    private mutating func describe(_ item: UIBarButtonItem, named name: String) -> InterfaceBarItem {
        let id = names.unique(name)
        var described = InterfaceBarItem(place: place(id), id: id)
        described.title = item.title
        described.systemItem = item.systemItem.flatMap { LintelModel.SystemItem(rawValue: $0.rawValue)?.name }
        described.style = item.style == .plain ? nil : "\(item.style)"
        described.width = item.width > 0 ? Double(item.width) : nil
        described.customView = item.customView.map { describe($0, of: nil) }
        described.accessibilityLabel = item.accessibilityLabel
        described.accessibilityHint = item.accessibilityHint
        described.isEnabled = item.isEnabled
        described.isHidden = item.isHidden
        described.isSelected = item.isSelected
        described.image = item.image.map { describe($0) }
        return described
    }

    private mutating func describe(_ image: UIImage) -> InterfaceImage {
        switch image.icon {
        case .symbol(let name): return InterfaceImage(name: name, isSystemSymbol: true)
        case .missing(let name, _): return InterfaceImage(name: name)
        case .file(let path, _):
            let size = image.size.model
            // The size is in points already, and only the file that is drawn is known: it counts for all scales.
            let files = [1, 2, 3].map { scale in
                ImageAsset.File(
                    path: path, format: path.hasSuffix(".svg") ? .svg : .other, scale: scale,
                    width: size.width * (path.hasSuffix(".svg") ? 1 : Double(scale)),
                    height: size.height * (path.hasSuffix(".svg") ? 1 : Double(scale)))
            }
            if !images.contains(where: { $0.name == path }) {
                images.append(ImageAsset(name: path, path: path, catalogue: nil, files: files))
            }
            return InterfaceImage(name: path)
        }
    }

    private func place(_ object: String) -> Place { Place(file: Self.path, objectID: object) }
}

/// Names for objects that have none: by class, numbered from the second on.
@MainActor
private struct ObjectNames {
    private var known: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]

    mutating func name(of object: AnyObject) -> String {
        if let name = known[ObjectIdentifier(object)] { return name }
        let name = unique(String(describing: type(of: object)))
        known[ObjectIdentifier(object)] = name
        return name
    }

    mutating func unique(_ name: String) -> String {
        counts[name, default: 0] += 1
        return counts[name] == 1 ? name : "\(name) (\(counts[name] ?? 0))"
    }
}

extension Controller.Kind {
    fileprivate var sceneKind: InterfaceScene.Kind {
        switch self {
        case .navigation: .navigationController
        case .tabBar: .tabBarController
        case .split: .splitViewController
        case .page: .pageViewController
        case .plain, .search, .hosting: .viewController
        }
    }

    /// How the shown child belongs to it, by the relationship's name in storyboards.
    fileprivate var segueKind: InterfaceSegue.Kind {
        switch self {
        case .navigation: .relationship("rootViewController")
        case .tabBar: .relationship("viewControllers")
        case .split: .relationship("detailViewController")
        case .plain, .page, .search, .hosting: .embed
        }
    }
}

extension UIView {
    fileprivate var interfaceKind: InterfaceView.Kind {
        switch self {
        case is UIToolbar: .toolbar
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UISegmentedControl: .segmentedControl
        case is UILabel: .label
        case is UIImageView: .image
        case is UIScrollView: .scroll
        case is UIVisualEffectView: .visualEffect
        default: .plain
        }
    }
}
