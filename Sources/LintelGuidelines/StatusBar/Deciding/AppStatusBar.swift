internal import LintelEvidence
internal import LintelModel

/// What one app's property list and `UIApplication` say about the status bar.
struct AppStatusBar {
    /// Nil where no list is known.
    let list: EffectivePropertyList?
    let evidence: ProjectEvidence

    private static let shownKeys: Set<String> = [
        StatusBarKeys.control, StatusBarKeys.style, StatusBarKeys.hidden, "UIUserInterfaceStyle",
    ]

    /// The list's keys; build settings are merged into them already.
    var keys: StatusBarKeys {
        var keys = StatusBarKeys()
        guard let list else {
            keys.doubt = "no property list of the app was found"
            return keys
        }
        for entry in list.entries where Self.shownKeys.contains(entry.key) {
            let key = entry.key + Self.suffix(entry.device)
            keys.places[key] = entry.place.shown
            if let truth = entry.value.truth { keys.file[key] = .boolean(truth) }
            if let text = entry.value.text { keys.file[key] = .text(text) }
        }
        // Says that keys which are not there are known not to be.
        if keys.places.isEmpty { keys.places[""] = list.ownPlace.shown }
        return keys
    }

    private static func suffix(_ device: DeviceFamily?) -> String {
        switch device {
        case .phone: "~iphone"
        case .pad: "~ipad"
        case .tv, .watch, .vision, nil: ""
        }
    }

    /// `UIUserInterfaceStyle`: the one interface style of the whole app (SB-35).
    func appearance(isPad: Bool) -> Appearance? {
        switch list?.entry("UIUserInterfaceStyle", on: isPad ? .pad : .phone)?.value.text {
        case "Light": .light
        case "Dark": .dark
        case _: nil
        }
    }

    /// What the setters were last given (SB-39): known where they are called with one value while the app launches.
    func application(isPad: Bool) -> ControllerTree.Application {
        var application = ControllerTree.Application()
        let setters = ApplicationSetter.all(in: evidence).filter { isPart($0.file.path) }
        let hiding = setters.filter { $0.call.name.hasSuffix("Hidden") }
        let styling = setters.filter { !$0.call.name.hasSuffix("Hidden") }
        let start = keys
        told(hiding, .hidden, \.boolean, isLike: start.isInitiallyHidden(isPad: isPad), into: &application) { $0.isHidden = $1 }
        told(
            styling, .style, { $0.constantName.flatMap(StatusBar.Style.init(constant:)) }, isLike: start.initialStyle(isPad: isPad),
            into: &application
        ) { $0.style = $1 }
        return application
    }

    private func told<Value: Hashable>(
        _ setters: [ApplicationSetter], _ aspect: StatusBarResolution.Aspect, _ convert: (SourceValue) -> Value?, isLike start: Value,
        into application: inout ControllerTree.Application, set: (inout ControllerTree.Application, Value) -> Void
    ) {
        guard let first = setters.first else { return }
        let values = setters.map { $0.call.arguments.first.flatMap { convert($0.value) } }
        application.places[aspect] = first.call.place.shown
        if let value = values.first ?? nil, values.allSatisfy({ $0 == value }), value == start || setters.allSatisfy(Self.isAtLaunch) {
            set(&application, value)
            return
        }
        let what = aspect == .hidden ? "hides and shows the bar" : "changes the style"
        let count = setters.count == 1 ? "" : ", the first of \(setters.count) calls"
        application.doubts[aspect] = "the app \(what) while it runs\(count)"
    }

    private static func isAtLaunch(_ setter: ApplicationSetter) -> Bool {
        ["application", "applicationDidFinishLaunching"].contains(setter.call.scope.member)
            && !setter.call.scope.conditions.contains(where: \.isRunTime)
    }

    /// Whether a file is built into the app, or may be where no project says.
    func isPart(_ path: String) -> Bool {
        guard let list else { return true }
        return evidence.effectiveLists(governing: path).contains { $0.isSameApp(as: list) }
    }

    // MARK: The first screen

    /// The first controllers of the storyboards that the app begins with.
    func firstScenes(isPad: Bool) -> [InterfaceGraph.Node] {
        let names = mainStoryboards(isPad: isPad)
        return evidence.interfaces.filter { $0.kind == .storyboard && names.contains($0.name) && isPart($0.path) }.compactMap { file in
            file.initialControllerID.map { InterfaceGraph.Node(file: file.path, id: $0) }
        }
    }

    /// Whether a storyboard is there for the launch only, also where the file itself does not say so.
    func isLaunchScreen(_ file: InterfaceFile) -> Bool {
        file.isLaunchScreen
            || list?.entry("UILaunchStoryboardName")?.value.text == file.name && !mainStoryboards(isPad: false).contains(file.name)
    }

    /// Names of the main storyboard and of those of the app's scenes.
    private func mainStoryboards(isPad: Bool) -> Set<String> {
        guard let list else { return [] }
        let device: DeviceFamily = isPad ? .pad : .phone
        var names: Set<String> = []
        if let name = list.entry("UIMainStoryboardFile", on: device)?.value.text { names.insert(name) }
        let configurations = list.entry("UIApplicationSceneManifest", on: device)?.value["UISceneConfigurations"]
        if case .array(let scenes) = configurations?["UIWindowSceneSessionRoleApplication"] {
            names.formUnion(scenes.compactMap { $0["UISceneStoryboardFile"]?.text })
        }
        return Set(names.map { $0.hasSuffix(".storyboard") ? String($0.dropLast(".storyboard".count)) : $0 })
    }
}
