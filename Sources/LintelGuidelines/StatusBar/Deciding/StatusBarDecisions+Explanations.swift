internal import LintelEvidence
public import LintelModel

extension StatusBarDecisions {
    /// Every screen of every app: the scenes of its storyboards, the roots that code makes, and the classes that answer the system and
    /// stand in neither. In the order of place, target and device.
    /// - Parameters:
    ///   - phone: for apps that run on phones.
    ///   - pad: told only where its answer is another, or where the app runs nowhere else.
    public func explanations(phone: Device, pad: Device, _ traits: Traits = Traits()) -> [StatusBarExplanation] {
        var found: [StatusBarExplanation] = []
        for app in apps {
            let families = app.families
            let onPhone = families == [.pad] ? [] : explanations(of: app, on: phone, traits)
            let onPad = families.contains(.pad) ? explanations(of: app, on: pad, traits) : []
            let known = Set(onPhone.map { Answer($0) })
            found += onPhone + onPad.filter { !known.contains(Answer($0)) }
        }
        var seen: Set<StatusBarExplanation> = []
        return found.filter { seen.insert($0).inserted }.sorted {
            ($0.place, $0.target ?? "", $0.device, $0.name) < ($1.place, $1.target ?? "", $1.device, $1.name)
        }
    }

    /// What makes an explanation on the pad worth telling beside the phone's.
    private struct Answer: Hashable {
        var place: Place
        var name: String
        var style: String?
        var isHidden: Bool?

        init(_ explanation: StatusBarExplanation) {
            place = explanation.place
            name = explanation.name
            style = explanation.style
            isHidden = explanation.isHidden
        }
    }

    /// One for each list that an app may have; without any, one of which nothing is known.
    private var apps: [AppStatusBar] {
        let lists = evidence.appLists
        return lists.isEmpty ? [AppStatusBar(list: nil, evidence: evidence)] : lists.map { AppStatusBar(list: $0, evidence: evidence) }
    }

    private func explanations(of app: AppStatusBar, on device: Device, _ traits: Traits) -> [StatusBarExplanation] {
        let screens = AppScreens(decisions: self, app: app, device: device, traits: traits)
        var told: Set<String> = []
        var found: [StatusBarExplanation] = []
        for file in evidence.interfaces where file.kind == .storyboard && !app.isLaunchScreen(file) && app.isPart(file.path) {
            for scene in file.scenes where scene.isScreen && !isPart(scene, of: file) {
                let tree = screens.tree(of: scene, in: file)
                told.formUnion(tree.windows.compactMap(\.root).flatMap(\.classNames))
                found.append(explanation(screens.answer(tree), scene.place, ControllerMaker.name(of: scene), scene.id, screens))
            }
        }
        for root in screens.roots {
            guard case .controller(let controller) = root.content else { continue }
            told.formUnion(controller.classNames)
            found.append(
                explanation(screens.answer(screens.tree(controller, doubt: root.doubt)), root.place, controller.title, nil, screens))
        }
        return found + classes(screens, except: told)
    }

    /// Whether a scene only ever stands inside another one's view.
    private func isPart(_ scene: InterfaceScene, of file: InterfaceFile) -> Bool {
        let ways = graph.ways(to: InterfaceGraph.Node(file: file.path, id: scene.id))
        return !ways.isEmpty && ways.allSatisfy { $0.segue.kind == .embed }
    }

    /// Classes that answer the system, and of which no file says where they stand.
    private func classes(_ screens: AppScreens, except told: Set<String>) -> [StatusBarExplanation] {
        let overrides = StatusBarOverride.all(in: evidence, classes: ControllerClasses(evidence))
        var seen = told
        return overrides.filter { $0.type.kind == .class && screens.app.isPart($0.file.path) }.compactMap { override in
            let name = override.type.name
            guard seen.insert(name).inserted else { return nil }
            let controller = screens.controller(ofClass: name, at: override.type.place)
            let tree = screens.tree(controller, doubt: "no file says where \(name) stands; where it is asked:")
            return explanation(screens.answer(tree), override.type.place, name, nil, screens)
        }
    }

    private func explanation(
        _ answer: StatusBarResolution, _ place: Place, _ name: String, _ id: String?, _ screens: AppScreens
    ) -> StatusBarExplanation {
        StatusBarExplanation(
            place: place, name: name, controllerID: id, target: screens.app.list?.target, device: screens.device.name,
            style: answer.unknown.contains(.style) ? nil : answer.style.rawValue,
            isHidden: answer.unknown.contains(.hidden) ? nil : answer.isHidden, animation: answer.animation.rawValue,
            decidedBy: answer.decidedBy)
    }
}

extension AppStatusBar {
    /// The families of the app's target; the phone where nothing is known.
    fileprivate var families: Set<DeviceFamily> {
        let target = evidence.targets.first { $0.name == list?.target && $0.projectFile == list?.projectFile }
        let families = target?.deviceFamilies ?? []
        return families.isEmpty ? [.phone] : families
    }
}

extension InterfaceScene {
    /// Shows content of its own: no container, no stand-in.
    fileprivate var isScreen: Bool {
        switch kind {
        case .navigationController, .tabBarController, .splitViewController, .reference, .filesOwner: false
        case .viewController, .tableViewController, .collectionViewController, .pageViewController, .other: true
        }
    }
}

extension Controller {
    /// Names in the tree below, which are classes.
    fileprivate var classNames: [String] {
        var names = [name] + children.flatMap(\.classNames)
        if case .presenting(let controller, _) = presented { names += controller.classNames }
        return names
    }

    /// What stands on top of containers.
    fileprivate var title: String { current?.title ?? name }
}
