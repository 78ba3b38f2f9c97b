import Foundation
import LintelLayout
import LintelUIKit

extension MemberTable {
    static let activity = MemberTable("UIActivity") { type in
        type.member("activityTitle") { stage in
            let teller = ActivityTeller(stage)
            stage.see { stage.shared(teller) }
            return { teller.activityTitle = "Other" }
        }
        type.member("activityImage") { stage in
            let teller = ActivityTeller(stage)
            stage.see { stage.shared(teller) }
            return { teller.activityImage = UIImage(systemName: "star") }
        }
        type.member("canPerform(withActivityItems:)") { stage in
            final class Unable: ActivityTeller {
                override func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
            }
            var teller = ActivityTeller(stage)
            stage.see { stage.shared(teller) }
            return { teller = Unable(stage) }
        }
        type.member("activityType") { stage in
            let teller = ActivityTeller(stage)
            stage.seeHeard { stage.choose(teller) }
            return { teller.activityType = UIActivity.ActivityType("other") }
        }
        for member in ["prepare(withActivityItems:)", "perform()", "activityDidFinish(_:)"] {
            type.member(member) { stage in
                stage.seeTold(member)
                return { stage.choose(ActivityTeller(stage)) }
            }
        }
    }

    static let activityType = MemberTable("UIActivity.ActivityType") { type in
        type.member("init(_:)") { stage in
            let teller = ActivityTeller(stage)
            stage.seeHeard { stage.choose(teller) }
            return { teller.activityType = UIActivity.ActivityType("other") }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let teller = ActivityTeller(stage)
            stage.seeHeard { stage.choose(teller) }
            stage.see { teller.activityType?.rawValue }
            return { teller.activityType = UIActivity.ActivityType(rawValue: "other") }
        }
    }

    static let activityController = MemberTable("UIActivityViewController") { type in
        type.member("init(activityItems:applicationActivities:)") { stage in
            {
                let sheet = UIActivityViewController(activityItems: ["Words"], applicationActivities: nil)
                stage.root.present(sheet, animated: false)
            }
        }
        type.member("completionWithItemsHandler") { stage in
            let sheet = UIActivityViewController(activityItems: ["Words"], applicationActivities: nil)
            stage.root.present(sheet, animated: false)
            stage.seeTold("ended")
            return {
                sheet.completionWithItemsHandler = { _, _, _, _ in stage.told("ended") }
                sheet.dismiss(animated: false)
            }
        }
    }
}

/// Tells the stage what it is asked to do.
private class ActivityTeller: UIActivity {
    private unowned let stage: Stage
    private var type: ActivityType? = ActivityType("own")
    private var title: String? = "Activity"
    private var image: UIImage?

    init(_ stage: Stage) { self.stage = stage }

    override var activityType: ActivityType? {
        get { type }
        set { type = newValue }
    }
    override var activityTitle: String? {
        get { title }
        set { title = newValue }
    }
    override var activityImage: UIImage? {
        get { image }
        set { image = newValue }
    }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { stage.told("prepare(withActivityItems:)") }
    override func perform() {
        stage.told("perform()")
        activityDidFinish(true)
    }
    override func activityDidFinish(_ completed: Bool) {
        super.activityDidFinish(completed)
        stage.told("activityDidFinish(_:)")
    }
}

extension Stage {
    /// What a share sheet with an activity looks like; afterwards it is gone.
    fileprivate func shared(_ activity: UIActivity) -> String {
        let sheet = share(activity)
        defer { sheet.dismiss(animated: false) }
        return app.placed().overlays.flatMap(\.content).map { "\($0)" }.joined()
    }

    /// Touches an activity in a share sheet, whose end is told.
    fileprivate func choose(_ activity: UIActivity) {
        let sheet = share(activity)
        if let button = sheet.view.firstButton { app.tap(button) }
        app.run(for: 1)
    }

    private func share(_ activity: UIActivity) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: ["Words"], applicationActivities: [activity])
        sheet.completionWithItemsHandler = { [unowned self] type, _, _, _ in told(type?.rawValue ?? "nothing") }
        root.present(sheet, animated: false)
        app.commit()
        return sheet
    }
}

extension UIView {
    fileprivate var firstButton: UIButton? { (self as? UIButton) ?? subviews.lazy.compactMap(\.firstButton).first }
}
