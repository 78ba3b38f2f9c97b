import LintelModel

/// One controller of `controllers`, with those it holds and presents.
extension DescriptionReader {
    func controller(_ node: JSON5) throws(DescriptionError) -> Controller {
        var controller = Controller("")
        try read(node, into: &controller, Self.controllerMembers, thing: "the controller")
        if controller.name.isEmpty { controller.name = "the \(controller.kind.rawValue) controller" }
        return controller
    }

    private static let controllerMembers: [Member<Controller>] = [
        Member("name", \.name) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("kind", \.kind) { (reader, node) throws(DescriptionError) in try reader.named(node) },
        Member("preferredStatusBarStyle") { (reader, node, controller) throws(DescriptionError) in
            let isInExtension = controller.style?.isInExtension ?? false
            controller.style = Controller.StyleOverride(try reader.named(node), isInExtension: isInExtension)
        },
        Member("overridesInExtension") { (reader, node, controller) throws(DescriptionError) in
            let style = controller.style?.style ?? .default
            controller.style = Controller.StyleOverride(style, isInExtension: try reader.flag(node))
        },
        Member("prefersStatusBarHidden", \.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("preferredStatusBarUpdateAnimation", \.animation) { (reader, node) throws(DescriptionError) in try reader.named(node) },
        Member("childForStatusBarStyle", \.childForStyle) { (reader, node) throws(DescriptionError) in try reader.childAnswer(node) },
        Member("childForStatusBarHidden", \.childForHidden) { (reader, node) throws(DescriptionError) in try reader.childAnswer(node) },
        Member("children", \.children) { (reader, node) throws(DescriptionError) in
            try reader.list(node) { (reader, node) throws(DescriptionError) in try reader.controller(node) }
        },
        Member("selected", \.selected) { (reader, node) throws(DescriptionError) in try reader.wholeNumber(node, in: childIndices) },
        Member("navigationBarHidden", \.isNavigationBarHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("navigationBarBlack", \.isNavigationBarBlack) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("appearance", \.appearance) { (reader, node) throws(DescriptionError) in try reader.named(node) },
        Member("definesPresentationContext", \.definesPresentationContext) { (reader, node) throws(DescriptionError) in
            try reader.flag(node)
        },
        Member("presents", \.presented) { (reader, node) throws(DescriptionError) in try reader.presentation(node) },
    ]

    /// Far beyond what a container holds.
    private static let childIndices = 0...99

    /// `null` (the receiver answers), `"current"`, or a child's index.
    private func childAnswer(_ node: JSON5) throws(DescriptionError) -> Controller.ChildAnswer {
        switch node.value {
        case .null: return .none
        case .number: return .child(try wholeNumber(node, in: Self.childIndices))
        case .string: return try word(node, [("current", .current)])
        case .bool, .array, .object: throw wrongType(node, expected: "null, \"current\" or a child's index")
        }
    }

    private struct Presented {
        var controller: Controller?
        var manner = Presentation.Manner()
    }

    private func presentation(_ node: JSON5) throws(DescriptionError) -> Presentation {
        var presented = Presented()
        try read(node, into: &presented, Self.presentationMembers, thing: "the presentation")
        guard let controller = presented.controller else {
            throw error(.missingMember("controller", of: "the presentation"), at: node.position)
        }
        return .presenting(controller, presented.manner)
    }

    private static let presentationMembers: [Member<Presented>] = [
        Member("controller", \.controller) { (reader, node) throws(DescriptionError) in try reader.controller(node) },
        Member("style", \.manner.style) { (reader, node) throws(DescriptionError) in try reader.named(node) },
        Member("capturesStatusBar", \.manner.capturesStatusBar) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("beingDismissed", \.manner.isBeingDismissed) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("leavesPresenterFullSize", \.manner.leavesPresenterFullSize) { (reader, node) throws(DescriptionError) in
            try reader.flag(node)
        },
    ]
}
