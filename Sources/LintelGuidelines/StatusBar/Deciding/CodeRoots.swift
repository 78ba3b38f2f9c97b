internal import LintelEvidence
internal import LintelModel

/// The controllers that code gives to windows.
struct CodeRoots {
    /// A root, and where code says so.
    struct Root {
        var place: Place
        var content: Content
        /// Whether it stands there only under some condition, or beside other roots.
        var isConditional: Bool
    }

    enum Content {
        case controller(Controller)
        case scene(InterfaceGraph.Node)
    }

    let evidence: ProjectEvidence
    let maker: ControllerMaker

    /// In the files' order. Values that cannot be followed are left out.
    func all(in app: AppStatusBar) -> [Root] {
        var roots: [Root] = []
        for file in evidence.sources where !file.signs.contains(.test) {
            let calls = file.calls.filter { $0.kind != .read && Self.names.contains($0.name) && Self.isWindow($0.receiverName) }
            guard !calls.isEmpty, app.isPart(file.path) else { continue }
            for call in calls {
                guard let value = call.arguments.first?.value else { continue }
                let isConditional = calls.count > 1 || call.scope.conditions.contains(where: \.isRunTime)
                for content in value.alternatives.compactMap({ content($0, at: call.place) }) {
                    roots.append(Root(place: call.place, content: content, isConditional: isConditional))
                }
            }
            roots += hosting(in: file)
        }
        return roots
    }

    private static let names: Set<String> = ["rootViewController", "setRootViewController"]

    private static func isWindow(_ receiver: String?) -> Bool { receiver?.lowercased().hasSuffix("window") ?? false }

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
            if let view = call.arguments["rootView"]?.call?.callee { hosting.name += " of \(view)" }
            return hosting
        case .plain, .page, .search: return controller
        }
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
            if let call = firstHiding {
                controller.grounds[.hidden] = Ground(place: call.place.shown, doubt: "hides the bar where a view says so")
            }
            return Root(place: use.place, content: .controller(controller), isConditional: false)
        }
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
