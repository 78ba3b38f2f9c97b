internal import LintelEvidence
internal import LintelModel

/// The controllers that code gives to windows.
struct CodeRoots {
    /// A root, and where code says so.
    struct Root {
        var place: Place
        var content: Content
        /// Why it may not be there, as a sentence; nil for the one root that the app gets while it launches.
        var doubt: String?
    }

    enum Content {
        case controller(Controller)
        case scene(InterfaceGraph.Node)
    }

    let evidence: ProjectEvidence
    let maker: ControllerMaker

    /// In the files' order. Values that cannot be followed are left out.
    func all(in app: AppStatusBar) -> [Root] {
        let given = assignments(in: app)
        let main = given.filter { Self.isMain($0.call) }
        return given.flatMap { file, call in
            let roots = call.arguments.first?.value.alternatives.compactMap { content($0, at: call.place) } ?? []
            let isOnly = main.count == 1 && Self.isMain(call) && Self.isAtLaunch(call) && roots.count == 1
            let doubt =
                Self.isMain(call)
                ? "the app gives its window other roots too; while this one is there:"
                : "it stands in a window that the app opens at some time; while it is there:"
            return roots.map { Root(place: call.place, content: $0, doubt: isOnly ? nil : doubt) }
        } + evidence.sources.filter { !$0.signs.contains(.test) && app.isPart($0.path) }.flatMap { hosting(in: $0) }
    }

    /// Where code replaces the main storyboard's first screen as the app launches.
    func replacement(in app: AppStatusBar) -> Place? {
        assignments(in: app).first { Self.isMain($0.call) && Self.isAtLaunch($0.call) }?.call.place
    }

    private func assignments(in app: AppStatusBar) -> [(file: SourceFile, call: CallEvidence)] {
        evidence.sources.filter { !$0.signs.contains(.test) }.flatMap { file in
            let calls = file.calls.filter {
                $0.kind != .read && Self.names.contains($0.name) && $0.receiverName?.lowercased().hasSuffix("window") ?? false
            }
            return calls.isEmpty || !app.isPart(file.path) ? [] : calls.map { (file, $0) }
        }
    }

    private static let names: Set<String> = ["rootViewController", "setRootViewController"]

    /// The window that the system made the delegate keep; others are opened for alerts, locks and second screens.
    private static func isMain(_ call: CallEvidence) -> Bool {
        let isDelegates = call.scope.type?.hasSuffix("Delegate") ?? false
        return isDelegates && call.receiverName.map { $0 == "window" || $0 == "_window" } ?? false
            || call.receiver?.hasSuffix("elegate.window") ?? false
    }

    private static func isAtLaunch(_ call: CallEvidence) -> Bool {
        ["application", "applicationDidFinishLaunching", "scene"].contains(call.scope.member)
            && !call.scope.conditions.contains(where: \.isRunTime)
    }

    private func content(_ value: SourceValue, at place: Place) -> Content? {
        guard let call = value.call else { return nil }
        if let node = scene(call, near: place.file) { return .scene(node) }
        return controller(call, at: place).map { .controller($0) }
    }

    private func controller(_ call: SourceCall, at place: Place) -> Controller? {
        guard call.receiver == nil, call.callee.hasSuffix("Controller"), !call.callee.contains(".") else { return nil }
        let own = Place(file: place.file, range: call.range)
        let controller = maker.controller(ofClass: call.callee, at: own)
        switch controller.kind {
        case .navigation:
            guard let root = call.arguments["rootViewController"]?.call else { return nil }
            // What a scene is and does is told by its storyboard; here it is enough to know its class.
            let child = scene(root, near: place.file).map { maker.controller(of: $0) } ?? self.controller(root, at: place)
            guard let child else { return nil }
            return maker.stack(controller, call.callee, holding: [child], top: child.name, near: place.file)
        case .tabBar, .split:
            return withUnknownChildren(controller)
        case .hosting:
            var hosting = controller
            if let view = Self.view(call.arguments["rootView"]) { hosting.name += " of \(view)" }
            return withHiding(hosting)
        case .plain, .page, .search: return controller
        }
    }

    /// The view that modifiers stand behind.
    private static func view(_ value: SourceValue?) -> String? {
        guard let call = value?.call else { return nil }
        if let inner = call.receiver { return view(inner) }
        return call.callee.first?.isUppercase == true && !call.callee.contains(".") ? call.callee : nil
    }

    private func withUnknownChildren(_ controller: Controller) -> Controller {
        var controller = controller
        for question in [StatusBarQuestion.childForStyle, .childForHidden] where controller.grounds[question] == nil {
            controller.grounds[question] = Ground(doubt: "asks its children, which code gives it")
        }
        return controller
    }

    // MARK: Scenes that code takes from storyboards

    /// `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()`, or by an identifier.
    private func scene(_ call: SourceCall, near path: String) -> InterfaceGraph.Node? {
        let word = call.callee.split(separator: ".").last.map(String.init) ?? call.callee
        guard word.hasPrefix("instantiate"),
            let name = call.receiver?.call.flatMap({ $0.arguments["name"] ?? $0.arguments.first?.value })?.text
        else { return nil }
        let files = evidence.interfaces.filter { $0.kind == .storyboard && $0.name == name }
        guard let file = files.max(by: { FolderPath.commonDepth($0.path, path) < FolderPath.commonDepth($1.path, path) }) else {
            return nil
        }
        if word == "instantiateInitialViewController" {
            return file.initialControllerID.map { InterfaceGraph.Node(file: file.path, id: $0) }
        }
        guard let identifier = (call.arguments["withIdentifier"] ?? call.arguments["identifier"] ?? call.arguments.first?.value)?.text
        else {
            return nil
        }
        return file.scenes.first { $0.storyboardIdentifier == identifier }.map { InterfaceGraph.Node(file: file.path, id: $0.id) }
    }

    // MARK: SwiftUI

    /// What `WindowGroup` shows: SwiftUI puts it into a hosting controller of its own.
    private func hosting(in file: SourceFile) -> [Root] {
        file.uses.filter { $0.role == .root && !$0.type.hasSuffix("Controller") && isApp($0.scope.type, in: file) }.prefix(1).map { use in
            var controller = Controller("SwiftUI's hosting controller of \(use.type)", .hosting)
            controller.place = use.place.shown
            return Root(place: use.place, content: .controller(withHiding(controller)), doubt: nil)
        }
    }

    /// SwiftUI's own modifiers reach the hosting controller, from whatever view they stand on (SB-55).
    private func withHiding(_ hosting: Controller) -> Controller {
        guard let call = firstHiding else { return hosting }
        var hosting = hosting
        hosting.grounds[.hidden] = Ground(place: call.place.shown, doubt: "hides the bar where a view says so")
        return hosting
    }

    private func isApp(_ type: String?, in file: SourceFile) -> Bool {
        file.types.contains { $0.name == type && $0.supertypes.contains("App") }
    }

    private var firstHiding: CallEvidence? {
        evidence.sources.lazy.filter { !$0.signs.contains(.test) && $0.imports.contains("SwiftUI") }.flatMap(\.calls).first { call in
            call.kind == .call && (call.name == "statusBarHidden" || call.name == "statusBar" && call.arguments["hidden"] != nil)
        }
    }
}
