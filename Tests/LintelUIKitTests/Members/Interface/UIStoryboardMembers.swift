import Foundation
import LintelUIKit

extension MemberTable {
    static let storyboard = MemberTable("UIStoryboard") { type in
        type.member("init(name:bundle:)") { stage in
            // Without a bundle the app's own is looked through.
            let sample = try InterfaceSample(in: .main)
            stage.keep(sample)
            return {
                if let made = UIStoryboard(name: sample.name, bundle: nil).instantiateInitialViewController() { stage.start(with: made) }
            }
        }
        type.member("instantiateInitialViewController()") { stage in
            let storyboard = try sampled(stage)
            return { if let made = storyboard.instantiateInitialViewController() { stage.start(with: made) } }
        }
        type.member("instantiateInitialViewController(creator:)") { stage in
            let storyboard = try sampled(stage)
            return {
                let made = storyboard.instantiateInitialViewController { coder in SampleController(coder: coder) }
                if let made { stage.start(with: made) }
            }
        }
        type.member("instantiateViewController(withIdentifier:)") { stage in
            let storyboard = try sampled(stage)
            return { stage.start(with: storyboard.instantiateViewController(withIdentifier: "First")) }
        }
        type.member("instantiateViewController(identifier:creator:)") { stage in
            let storyboard = try sampled(stage)
            return {
                stage.start(with: storyboard.instantiateViewController(identifier: "First") { coder in SampleController(coder: coder) })
            }
        }
    }

    static let storyboardSegue = MemberTable("UIStoryboardSegue") { type in
        type.member("init(identifier:source:destination:)") { stage in
            final class Silent: UIStoryboardSegue {
                override func perform() { source.title = destination.title }
            }
            let next = titled("Next")
            return { Silent(identifier: "own", source: stage.root, destination: next).perform() }
        }
        type.member("init(identifier:source:destination:performHandler:)", "perform()") { stage in
            let next = titled("Next")
            return {
                UIStoryboardSegue(identifier: nil, source: stage.root, destination: next) {
                    stage.navigation.pushViewController(next, animated: false)
                }.perform()
            }
        }
        type.member("identifier") { stage in
            let (sample, first) = try shown(stage)
            stage.see { first.segues.last?.identifier }
            return {
                _ = sample
                first.performSegue(withIdentifier: "next", sender: nil)
            }
        }
        type.member("source") { stage in
            let (_, first) = try shown(stage)
            stage.see { first.segues.last?.source === first }
            return { first.performSegue(withIdentifier: "next", sender: nil) }
        }
        type.member("destination") { stage in
            let (_, first) = try shown(stage)
            stage.see { first.segues.last?.destination.title }
            return { first.performSegue(withIdentifier: "next", sender: nil) }
        }
    }

    static let viewControllerSegues = MemberTable("UIViewController") { type in
        type.member("storyboard") { stage in
            let storyboard = try sampled(stage)
            var first: UIViewController?
            stage.see { first?.storyboard === storyboard }
            return { first = storyboard.instantiateInitialViewController() }
        }
        type.member("performSegue(withIdentifier:sender:)") { stage in
            let (_, first) = try shown(stage)
            return { first.performSegue(withIdentifier: "next", sender: nil) }
        }
        type.member("prepare(for:sender:)") { stage in
            // `SampleController.prepare` keeps what it is told.
            let (_, first) = try shown(stage)
            stage.see { first.segues.count }
            return { first.performSegue(withIdentifier: "next", sender: nil) }
        }
        type.member("shouldPerformSegue(withIdentifier:sender:)") { stage in
            // `SampleController.shouldPerformSegue` answers as it is set.
            let (_, first) = try shown(stage)
            first.allowsSegues = false
            stage.see {
                stage.tapGo(first)
                return first.segues.count
            }
            return { first.allowsSegues = true }
        }
        type.member("nibName", "nibBundle") { stage in
            let sample = try InterfaceSample()
            var named = UIViewController()
            stage.see { named.nibName }
            stage.see { named.nibBundle?.bundlePath }
            return { named = UIViewController(nibName: sample.name, bundle: sample.bundle) }
        }
    }

    static let awaking = MemberTable("UIResponder") { type in
        type.member("awakeFromNib()") { stage in
            // `SampleLabel.awakeFromNib` changes its text.
            let storyboard = try sampled(stage)
            var words: String?
            stage.see { words }
            return {
                let first = storyboard.instantiateInitialViewController() as? SampleController
                first?.loadViewIfNeeded()
                words = first?.label?.text
            }
        }
    }

    static let awakingItems = MemberTable("UIBarItem") { type in
        type.member("awakeFromNib()") { stage in
            // `SampleItem.awakeFromNib` changes its title.
            let storyboard = try sampled(stage)
            var words: String?
            stage.see { words }
            return {
                let first = storyboard.instantiateInitialViewController()
                first?.loadViewIfNeeded()
                words = first?.toolbarItems?.first?.title
            }
        }
    }

    private static func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private static func sampled(_ stage: Stage) throws -> UIStoryboard {
        let sample = try InterfaceSample()
        stage.keep(sample)
        return sample.open()
    }

    /// The storyboard's first controller on the stage's stack.
    private static func shown(_ stage: Stage) throws -> (InterfaceSample, SampleController) {
        let sample = try InterfaceSample()
        stage.keep(sample)
        let first: SampleController = sample.open().instantiateViewController(identifier: "First")
        stage.navigation.setViewControllers([first], animated: false)
        stage.app.commit()
        return (sample, first)
    }
}

extension Stage {
    /// Touches the button of the sample's view.
    func tapGo(_ first: SampleController) {
        let button = first.view.subviews.compactMap { $0 as? UIButton }.first
        button?.sendActions(for: .primaryActionTriggered)
    }
}
