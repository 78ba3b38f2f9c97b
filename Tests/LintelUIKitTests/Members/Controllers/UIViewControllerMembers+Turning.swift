import LintelModel
import LintelUIKit

extension MemberTable {
    static let viewControllerTurning = MemberTable("UIViewController") { type in
        type.member("supportedInterfaceOrientations") { stage in
            let lying = Lying()
            stage.start(with: lying)
            stage.seeTurned()
            return {
                lying.mask = .portrait
                if lying.supportedInterfaceOrientations != .portrait { lying.mask = .all }
            }
        }
        type.member("shouldAutorotate") { stage in
            let lying = Lying()
            stage.start(with: lying)
            stage.seeTurned()
            return {
                lying.follows = false
                if lying.shouldAutorotate { lying.follows = true }
            }
        }
        type.member("setNeedsUpdateOfSupportedInterfaceOrientations()") { stage in
            let lying = turned(stage)
            return { lying.setNeedsUpdateOfSupportedInterfaceOrientations() }
        }
        type.member("attemptRotationToDeviceOrientation()") { stage in
            stage.keep(turned(stage))
            return { UIViewController.attemptRotationToDeviceOrientation() }
        }
        type.member("edgesForExtendedLayout") { stage in
            stage.see { stage.view.frame }
            return { stage.root.edgesForExtendedLayout = [] }
        }
        type.member("automaticallyAdjustsScrollViewInsets") { stage in
            let table = UITableView(frame: stage.view.bounds)
            stage.show(table)
            stage.see { table.adjustedContentInset }
            return { stage.root.automaticallyAdjustsScrollViewInsets = false }
        }
        type.member("show(_:sender:)") { stage in { stage.root.show(UIViewController(), sender: nil) } }
        type.member("showDetailViewController(_:sender:)") { stage in
            { stage.root.showDetailViewController(UIViewController(), sender: nil) }
        }
    }

    /// A controller that has kept the screen upright, and would let it turn by now.
    private static func turned(_ stage: Stage) -> UIViewController {
        let lying = Lying()
        lying.mask = .portrait
        stage.start(with: lying)
        stage.app.handle(.orientation(.landscape))
        lying.mask = .all
        return lying
    }

    static let orientationMask = MemberTable("UIInterfaceOrientationMask") { type in
        type.values(
            [
                "portrait": UIInterfaceOrientationMask.portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
                "landscapeRight": .landscapeRight, "landscape": .landscape, "all": .all, "allButUpsideDown": .allButUpsideDown,
            ],
            alike: [
                ["portrait", "portraitUpsideDown"], ["landscapeLeft", "landscapeRight", "landscape"], ["all", "allButUpsideDown"],
            ]
        ) { stage, mask in
            let lying = Lying()
            lying.mask = mask
            stage.start(with: lying)
            stage.seeTurned()
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let lying = Lying()
            stage.start(with: lying)
            stage.seeTurned()
            return { lying.mask = UIInterfaceOrientationMask(rawValue: UIInterfaceOrientationMask.portrait.rawValue) }
        }
    }
}

private final class Lying: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var follows = true

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { follows }
}

extension Stage {
    /// From now on what counts is how the screen lies while the device is turned there and back.
    fileprivate func seeTurned() {
        see { [unowned self] in
            [Orientation.landscape, .portrait].map { held in
                app.handle(.orientation(held))
                return app.describedScreen.traits.orientation
            }
        }
    }
}
