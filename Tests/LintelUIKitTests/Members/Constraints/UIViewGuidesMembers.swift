import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let viewGuides = MemberTable("UIView") { type in
        type.values(
            [
                "safeAreaLayoutGuide": { $0.safeAreaLayoutGuide }, "layoutMarginsGuide": { $0.layoutMarginsGuide },
                "readableContentGuide": { $0.readableContentGuide }, "keyboardLayoutGuide": { $0.keyboardLayoutGuide },
            ], on: .pad
        ) { (stage, guide: @MainActor (UIView) -> UILayoutGuide) in
            let (view, guide) = (stage.floating(), guide(stage.view))
            view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
        }
        type.member("layoutGuides", "addLayoutGuide(_:)", "removeLayoutGuide(_:)") { stage in
            let (one, other, view) = (UILayoutGuide(), UILayoutGuide(), stage.floating())
            stage.view.addLayoutGuide(one)
            return {
                stage.view.removeLayoutGuide(one)
                stage.view.addLayoutGuide(other)
                guard stage.view.layoutGuides == [other], one.owningView == nil else { return }
                other.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 50).isActive = true
                view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            }
        }
        type.margins("layoutMargins") { $0.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0) }
        type.margins("directionalLayoutMargins") {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)
        }
        type.margins("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = false }
    }

    static let viewControllerMargins = MemberTable("UIViewController") { type in
        type.member("systemMinimumLayoutMargins") { stage in
            stage.see { stage.root.systemMinimumLayoutMargins }
            let larger = try #require(DeviceCatalogue.device(named: "iPhone 12 Pro Max"))
            return { stage.app.handle(.device(larger)) }
        }
    }

    /// A row about the margins of the root's view, to which a floating view is tied.
    private func margins(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIView) -> Void) {
        member(name, on: .mirrored, line: line) { stage in
            let view = stage.floating()
            view.topAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.topAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.leftAnchor).isActive = true
            return { use(stage.view) }
        }
    }
}
