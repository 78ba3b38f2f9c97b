import LintelUIKit

extension MemberTable {
    static let viewControllerEditing = MemberTable("UIViewController") { type in
        type.member("editButtonItem") { stage in { stage.root.navigationItem.rightBarButtonItem = stage.root.editButtonItem } }
        type.member("isEditing") { stage in
            stage.root.navigationItem.rightBarButtonItem = stage.root.editButtonItem
            return { stage.root.isEditing = true }
        }
        type.member("setEditing(_:animated:)") { stage in
            stage.root.navigationItem.rightBarButtonItem = stage.root.editButtonItem
            return { stage.root.setEditing(true, animated: false) }
        }
        type.member("addKeyCommand(_:)") { stage in
            let teller = stage.commanded()
            stage.seeHeard { stage.app.pressKey("f") }
            return { teller.addKeyCommand(UIKeyCommand(input: "f", modifierFlags: [], action: KeyTeller.act)) }
        }
        type.member("removeKeyCommand(_:)") { stage in
            let command = UIKeyCommand(input: "f", modifierFlags: [], action: KeyTeller.act)
            let teller = stage.commanded(command)
            stage.seeHeard { stage.app.pressKey("f") }
            return { teller.removeKeyCommand(command) }
        }
    }
}
