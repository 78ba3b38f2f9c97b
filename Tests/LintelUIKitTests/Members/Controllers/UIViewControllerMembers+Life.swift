import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let viewControllerLife = MemberTable("UIViewController") { type in
        type.member("loadView()") { stage in
            final class Teller: TellingController {
                override func loadView() {
                    super.loadView()
                    tell()
                }
            }
            return told(Teller(stage)) { _ = $0.view }
        }
        type.member("viewDidLoad()") { stage in
            final class Teller: TellingController { override func viewDidLoad() { tell() } }
            return told(Teller(stage)) { _ = $0.view }
        }
        type.member("viewWillAppear(_:)") { stage in
            final class Teller: TellingController { override func viewWillAppear(_ animated: Bool) { tell() } }
            return told(Teller(stage)) { stage.start(with: $0) }
        }
        type.member("viewDidAppear(_:)") { stage in
            final class Teller: TellingController { override func viewDidAppear(_ animated: Bool) { tell() } }
            return told(Teller(stage)) { stage.start(with: $0) }
        }
        type.member("viewWillDisappear(_:)") { stage in
            final class Teller: TellingController { override func viewWillDisappear(_ animated: Bool) { tell() } }
            return shown(Teller(stage)) { _ in stage.start(with: UIViewController()) }
        }
        type.member("viewDidDisappear(_:)") { stage in
            final class Teller: TellingController { override func viewDidDisappear(_ animated: Bool) { tell() } }
            return shown(Teller(stage)) { _ in stage.start(with: UIViewController()) }
        }
        type.member("viewWillLayoutSubviews()") { stage in
            final class Teller: TellingController { override func viewWillLayoutSubviews() { tell() } }
            return shown(Teller(stage)) { $0.view.setNeedsLayout() }
        }
        type.member("viewDidLayoutSubviews()") { stage in
            final class Teller: TellingController { override func viewDidLayoutSubviews() { tell() } }
            return shown(Teller(stage)) { $0.view.setNeedsLayout() }
        }
        type.member("viewSafeAreaInsetsDidChange()") { stage in
            final class Teller: TellingController { override func viewSafeAreaInsetsDidChange() { tell() } }
            return shown(Teller(stage)) { _ in stage.app.handle(.orientation(.landscape)) }
        }
        type.member("traitCollectionDidChange(_:)") { stage in
            final class Teller: TellingController { override func traitCollectionDidChange(_ previous: UITraitCollection?) { tell() } }
            return shown(Teller(stage)) { _ in stage.app.handle(.appearance(.dark)) }
        }
        type.member("viewWillTransition(to:with:)") { stage in
            final class Teller: TellingController {
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { tell() }
            }
            return shown(Teller(stage)) { _ in stage.app.handle(.orientation(.landscape)) }
        }
        type.member("willMove(toParent:)") { stage in
            final class Teller: TellingController { override func willMove(toParent parent: UIViewController?) { tell() } }
            return told(Teller(stage)) { stage.root.addChild($0) }
        }
        type.member("didMove(toParent:)") { stage in
            final class Teller: TellingController { override func didMove(toParent parent: UIViewController?) { tell() } }
            return told(Teller(stage)) { stage.navigation.pushViewController($0, animated: false) }
        }
    }

    static let transitionCoordinator = MemberTable("UIViewControllerTransitionCoordinator") { type in
        type.member("animate(alongsideTransition:completion:)") { stage in
            final class Turning: TellingController {
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    coordinator.animate(alongsideTransition: { [self] _ in tell("beside") }, completion: { [self] _ in tell("after") })
                }
            }
            let turning = Turning(stage)
            stage.start(with: turning)
            stage.seeTold("beside")
            stage.seeTold("after")
            return { stage.app.handle(.orientation(.landscape)) }
        }
    }

    /// What the controller hears of when something is done.
    private static func told(_ teller: TellingController, _ act: @escaping @MainActor (TellingController) -> Void) -> Use {
        teller.stage.seeTold("heard")
        return { act(teller) }
    }

    /// The same of a controller that is on screen.
    private static func shown(_ teller: TellingController, _ act: @escaping @MainActor (TellingController) -> Void) -> Use {
        teller.stage.start(with: teller)
        return told(teller, act)
    }
}
