import Foundation
import LintelUIKit

extension MemberTable {
    static let view = MemberTable("UIView") { type in
        type.member("init(frame:)") { stage in
            { stage.view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))) }
        }
        type.member("init(coder:)") { stage in
            { stage.view.addSubview(UIView(coder: NSCoder()) ?? stage.view) }
        }
        type.square("frame") { _, view in view.frame.origin.x = 5 }
        type.square("bounds") { _, view in view.bounds.size.width = 5 }
        type.square("center") { _, view in view.center.x = 5 }
        type.square("backgroundColor") { _, view in view.backgroundColor = .blue }
        type.square("alpha") { _, view in view.alpha = 0.5 }
        type.square("isHidden") { _, view in view.isHidden = true }
        type.square("clipsToBounds") { _, view in view.clipsToBounds = true }
        type.square("layer") { _, view in view.layer.cornerRadius = 9 }
        type.square("overrideUserInterfaceStyle") { _, view in
            view.backgroundColor = .label
            view.overrideUserInterfaceStyle = .dark
        }
        type.member("contentMode") { stage in
            let view = UIImageView(image: UIImage(systemName: "star"))
            view.frame.size = CGSize(width: 90, height: 90)
            stage.show(view)
            return { view.contentMode = .bottomRight }
        }
        type.member("tintColor") { stage in
            let view = UIImageView(image: UIImage(systemName: "star"))
            stage.show(view)
            return { view.tintColor = .red }
        }
        type.member("accessibilityLabel") { stage in
            let view = UIControl()
            stage.show(view)
            stage.see { stage.app.touchTargets.map(\.name) }
            return { view.accessibilityLabel = "Red" }
        }
        type.member("accessibilityIdentifier") { stage in
            let view = stage.floating()
            stage.see { stage.misuse?.contains("too wide") }
            return {
                view.accessibilityIdentifier = "too wide"
                for width: CGFloat in [10, 20] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            }
        }
        type.member("autoresizingMask") { stage in
            let (holder, view) = (stage.square(), UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 30)))
            holder.addSubview(view)
            stage.see { view.frame }
            return {
                view.autoresizingMask = .flexibleWidth
                holder.frame.size.width = 300
            }
        }
        type.member("translatesAutoresizingMaskIntoConstraints") { stage in
            let view = stage.square()
            view.leftAnchor.constraint(equalTo: stage.view.leftAnchor).isActive = true
            return { view.translatesAutoresizingMaskIntoConstraints = false }
        }
        type.member("tag") { stage in
            let view = stage.square()
            stage.see { stage.view.viewWithTag(7) === view }
            return { view.tag = 7 }
        }
        type.member("traitCollection") { stage in
            stage.see { stage.view.traitCollection.userInterfaceStyle }
            return { stage.root.overrideUserInterfaceStyle = .dark }
        }
        type.member("window") { stage in
            let view = UIView()
            stage.see { view.window === stage.app.keyWindow }
            return { stage.show(view) }
        }
        type.member("safeAreaInsets") { stage in
            stage.see { stage.view.safeAreaInsets }
            return { stage.root.additionalSafeAreaInsets.left = 30 }
        }
    }

    /// A row about a red view.
    func square(_ name: String, line: Int = #line, _ use: @escaping @MainActor (Stage, UIView) -> Void) {
        member(name, line: line) { stage in
            let view = stage.square()
            return { use(stage, view) }
        }
    }
}
