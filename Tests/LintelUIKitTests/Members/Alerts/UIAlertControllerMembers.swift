import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let alertController = MemberTable("UIAlertController") { type in
        type.member("init(title:message:preferredStyle:)") { stage in
            { stage.root.present(UIAlertController(title: "Title", message: "Message", preferredStyle: .alert), animated: false) }
        }
        type.member("message") { stage in
            let alert = shown(stage)
            return { alert.message = "Message" }
        }
        type.member("addAction(_:)", "actions") { stage in
            let alert = shown(stage)
            stage.see { alert.actions.count }
            stage.see { stage.app.placed() }
            return { alert.addAction(UIAlertAction(title: "Other", style: .default)) }
        }
        type.member("preferredAction") { stage in
            let alert = shown(stage)
            return { alert.preferredAction = alert.actions[0] }
        }
        type.member("addTextField(configurationHandler:)", "textFields") { stage in
            let alert = shown(stage)
            stage.see { alert.textFields?.count }
            stage.see { stage.app.placed() }
            return { alert.addTextField { $0.text = "Text" } }
        }
        type.member("preferredStyle") { stage in
            var alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            stage.see { alert.preferredStyle }
            return { alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet) }
        }
    }

    static let alertControllerStyle = MemberTable("UIAlertController.Style") { type in
        type.values(["actionSheet": .actionSheet, "alert": .alert] as KeyValuePairs<String, UIAlertController.Style>) { stage, style in
            _ = shown(stage, style)
            stage.see { stage.app.placed() }
        }
    }

    static let alertAction = MemberTable("UIAlertAction") { type in
        type.member("init(title:style:handler:)") { stage in
            let alert = shown(stage)
            return {
                alert.addAction(UIAlertAction(title: "New", style: .default) { _ in stage.told("new") })
                stage.app.tap(at: .init(x: 195, y: 470))
            }
        }
        type.member("title", "style") { stage in
            let alert = shown(stage)
            stage.see { alert.actions.last?.title }
            stage.see { alert.actions.last?.style }
            return { alert.addAction(UIAlertAction(title: "New", style: .destructive)) }
        }
        type.member("isEnabled") { stage in
            let alert = shown(stage)
            return { alert.actions[0].isEnabled = false }
        }
    }

    static let alertActionStyle = MemberTable("UIAlertAction.Style") { type in
        type.values(
            ["default": .default, "cancel": .cancel, "destructive": .destructive] as KeyValuePairs<String, UIAlertAction.Style>
        ) { stage, style in
            let alert = shown(stage)
            alert.addAction(UIAlertAction(title: "New", style: style))
            stage.see { stage.app.placed() }
        }
    }

    @MainActor private static func shown(_ stage: Stage, _ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Action", style: .default))
        stage.root.present(alert, animated: false)
        stage.app.commit()
        return alert
    }
}
