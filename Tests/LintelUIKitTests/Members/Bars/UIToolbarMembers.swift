import LintelUIKit

extension MemberTable {
    static let toolbar = MemberTable("UIToolbar") { type in
        type.member("items") { stage in
            let bar = UIToolbar()
            stage.show(bar)
            return { bar.items = [UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)] }
        }
        type.member("setItems(_:animated:)") { stage in
            let bar = UIToolbar()
            stage.show(bar)
            return { bar.setItems([UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)], animated: false) }
        }
        type.member("standardAppearance") { stage in
            { stage.navigation.toolbar.standardAppearance.backgroundColor = .red }
        }
    }
}
