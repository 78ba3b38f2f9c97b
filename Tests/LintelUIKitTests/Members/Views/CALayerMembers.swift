import Foundation
import LintelUIKit

extension MemberTable {
    static let layer = MemberTable("CALayer") { type in
        type.member("cornerRadius") { stage in
            let view = stage.square()
            return { view.layer.cornerRadius = 8 }
        }
        type.member("masksToBounds") { stage in
            let view = stage.square()
            return { view.layer.masksToBounds = true }
        }
        type.member("backgroundColor") { stage in
            let view = stage.square()
            return { view.layer.backgroundColor = UIColor.blue.cgColor }
        }
        type.member("borderWidth") { stage in
            let view = stage.square()
            return { view.layer.borderWidth = 2 }
        }
        type.member("borderColor") { stage in
            let view = stage.square()
            view.layer.borderWidth = 2
            return { view.layer.borderColor = UIColor.blue.cgColor }
        }
        type.member("opacity") { stage in
            let view = stage.square()
            return { view.layer.opacity = 0.5 }
        }
        type.shadowed("shadowOpacity") { $0.shadowOpacity = 0.9 }
        type.shadowed("shadowRadius") { $0.shadowRadius = 8 }
        type.shadowed("shadowOffset") { $0.shadowOffset = CGSize(width: 4, height: 4) }
        type.shadowed("shadowColor") { $0.shadowColor = UIColor.blue.cgColor }
        type.shadowed("frame") { $0.frame.origin.x = 5 }
        type.shadowed("bounds") { $0.bounds.size.width = 5 }
        type.shadowed("isHidden") { $0.isHidden = true }
    }

    /// A row about a view that throws a shadow.
    private func shadowed(_ name: String, line: Int = #line, _ use: @escaping @MainActor (CALayer) -> Void) {
        member(name, line: line) { stage in
            let view = stage.square()
            view.layer.shadowOpacity = 0.5
            return { use(view.layer) }
        }
    }
}
