import LintelEvidence
import LintelModel
import LintelUIKit

extension MemberTable {
    /// What the trace says that a screen reader is told.
    static let spokenView = MemberTable("UIView") { type in
        type.member("accessibilityValue") { stage in
            let view = stage.spokenView()
            return { view.accessibilityValue = "half" }
        }
        type.member("accessibilityHint") { stage in
            let view = stage.spokenView()
            return { view.accessibilityHint = "Opens the list" }
        }
        type.member("accessibilityTraits") { stage in
            let view = stage.spokenView()
            return { view.accessibilityTraits = .header }
        }
        type.member("isAccessibilityElement") { stage in
            let view = stage.square()
            stage.see { "\(stage.app.evidence.interfaces)".contains("isAccessibilityElement: Optional(true)") }
            return { view.isAccessibilityElement = true }
        }
    }

    static let spokenItem = MemberTable("UIBarItem") { type in
        type.member("accessibilityValue") { stage in
            let item = stage.spokenItem()
            return { item.accessibilityValue = "half" }
        }
        type.member("accessibilityHint") { stage in
            let item = stage.spokenItem()
            return { item.accessibilityHint = "Opens the list" }
        }
        type.member("accessibilityTraits") { stage in
            let item = stage.spokenItem()
            return { item.accessibilityTraits = .link }
        }
    }

    static let accessibilityTraits = MemberTable("UIAccessibilityTraits") { type in
        type.values(
            [
                "none": UIAccessibilityTraits.none, "button": .button, "link": .link, "image": .image, "selected": .selected,
                "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
                "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
                "startsMediaSession": .startsMediaSession, "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
                "causesPageTurn": .causesPageTurn, "tabBar": .tabBar, "header": .header,
            ], alike: [["none", "staticText"]]
        ) { stage, traits in
            stage.spokenView().accessibilityTraits = traits
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let view = stage.spokenView()
            return { view.accessibilityTraits = UIAccessibilityTraits(rawValue: UIAccessibilityTraits.link.rawValue) }
        }
    }
}

extension Stage {
    /// A view with a label; what counts is what is told of it.
    fileprivate func spokenView() -> UIView {
        let view = square()
        view.accessibilityLabel = "Label"
        see { [unowned self] in spoken(view) }
        return view
    }

    fileprivate func spokenItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        see { [unowned self] in spoken(item) }
        return item
    }

    private func spoken(_ element: AnyObject) -> String? {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        return app.trace.last?.new
    }
}
