internal import LintelEvidence
internal import LintelModel

extension StatusBarQuestion {
    /// The names under which classes answer: today's, and those of Objective-C.
    var members: Set<String> {
        switch self {
        case .style, .hidden, .animation: [rawValue]
        case .childForStyle: [rawValue, "childViewControllerForStatusBarStyle"]
        case .childForHidden: [rawValue, "childViewControllerForStatusBarHidden"]
        }
    }
}

extension StatusBar.Style {
    /// A constant of code, as Swift, Swift 2 and Objective-C spell it; the obsolete black ones behave as light (SB-30).
    init?(constant name: String) {
        let prefix = "UIStatusBarStyle"
        let word = name.hasPrefix(prefix) ? name : prefix + name.prefix(1).uppercased() + name.dropFirst()
        self.init(propertyListName: word)
    }
}

extension StatusBarResolution.Animation {
    init?(constant name: String) {
        switch name {
        case "none", "None", "UIStatusBarAnimationNone": self = .none
        case "fade", "Fade", "UIStatusBarAnimationFade": self = .fade
        case "slide", "Slide", "UIStatusBarAnimationSlide": self = .slide
        case _: return nil
        }
    }
}

extension Controller.ChildAnswer {
    /// Nil, or a child that is always the one in view.
    init?(_ value: SourceValue) {
        switch value {
        case .nothing: self = .none
        case .name(let name), .other(let name):
            guard Self.inView.contains(name) else { return nil }
            self = .current
        case .boolean, .string, .number, .constant, .call, .list, .oneOf, .inherited: return nil
        }
    }

    private static let inView: Set<String> = [
        "topViewController", "visibleViewController", "selectedViewController", "viewControllers.last", "viewControllers.lastObject",
    ]
}

extension SourceValue {
    /// The constant's name.
    var constantName: String? { if case .constant(let name) = self { name } else { nil } }

    /// The value as a person would write it, for a reason.
    var spelling: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .string(let text, _): "\"\(text)\""
        case .number(let number): "\(number)"
        case .nothing: "nil"
        case .constant(let name): name
        case .name(let name), .other(let name): "`\(name)`"
        case .call(let call): "`\(call.callee)()`"
        case .list: "a list"
        case .oneOf(let values): values.map(\.spelling).joined(separator: " or ")
        case .inherited: "its superclass"
        }
    }
}
