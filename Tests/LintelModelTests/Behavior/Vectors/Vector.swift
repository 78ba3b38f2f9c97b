import LintelModel
import Testing

/// A test vector of behaviour.md, section 15: a tree of controllers under some circumstances, and what must come of it.
/// Defaults as there: system 18, SDK 18, a phone with notch, upright, light, control by controllers.
struct Vector: Sendable, CustomTestStringConvertible {
    var id: String
    var system: SystemVersion = 18
    var sdk: SystemVersion?
    var device = "iPhone 12"
    var orientation = Orientation.portrait
    var appearance = Appearance.light
    var tree: ControllerTree
    /// Light or dark text; nil is not asserted. `automatic` stands for the adaptive default.
    var style: StatusBar.Style?
    var isHidden: Bool?
    /// A controller that must not be asked.
    var notAsked: String?

    var testDescription: String { id }

    func check() throws {
        let answer = try screen(device, system: system, sdk: sdk, orientation, appearance: appearance) { $0.controllers = tree }
            .resolved().statusBar
        if let style { #expect(answer.style == style, "\(id): \(answer.decidedBy)") }
        if let isHidden { #expect(answer.isHidden == isHidden, "\(id): \(answer.decidedBy)") }
        if let notAsked { #expect(!answer.decidedBy.contains { $0.hasPrefix(notAsked) }, "\(id): \(answer.decidedBy)") }
        #expect(!answer.decidedBy.isEmpty)
    }
}

extension Controller {
    static func navigation(_ children: Controller..., change: (inout Controller) -> Void = { _ in }) -> Controller {
        var controller = Controller("Navigation", .navigation, children: children)
        change(&controller)
        return controller
    }

    func presenting(
        _ controller: Controller, _ style: Presentation.Style = .automatic, captures: Bool = false, dismissing: Bool = false
    ) -> Controller {
        var manner = Presentation.Manner(style, capturesStatusBar: captures)
        manner.isBeingDismissed = dismissing
        var presenter = self
        presenter.presented = .presenting(controller, manner)
        return presenter
    }

    static let light = Controller("Light", style: .lightContent)
    static let dark = Controller("Dark", style: .darkContent)
    static let plain = Controller("Plain")
}

extension StatusBarKeys {
    /// Control by controllers switched off.
    static func off(_ file: [String: Value] = [:], buildSettings: [String: Value] = [:], isGenerated: Bool = false) -> StatusBarKeys {
        StatusBarKeys(
            file: file.merging(["UIViewControllerBasedStatusBarAppearance": .boolean(false)]) { $1 }, buildSettings: buildSettings,
            isGenerated: isGenerated)
    }
}
