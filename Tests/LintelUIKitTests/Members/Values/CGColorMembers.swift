import Foundation
import LintelUIKit
import Testing

extension MemberTable {
    static let layerColor = MemberTable("CGColor") { type in
        type.member("init(red:green:blue:alpha:)") { stage in
            let view = stage.square()
            return { view.layer.backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
        }
        type.member("copy(alpha:)") { stage in
            let view = stage.square()
            return { view.layer.backgroundColor = view.layer.backgroundColor?.copy(alpha: 0.5) }
        }
        type.member("alpha") { stage in
            let view = stage.square()
            stage.see { view.layer.backgroundColor?.alpha }
            return { view.backgroundColor = view.backgroundColor?.withAlphaComponent(0.5) }
        }
        type.member("components", "numberOfComponents") { stage in
            let view = stage.square()
            stage.see { view.layer.backgroundColor?.components }
            stage.see { view.layer.backgroundColor.flatMap { color in color.components.map { $0[color.numberOfComponents - 1] } } }
            return { view.backgroundColor = .blue.withAlphaComponent(0.5) }
        }
        type.member("==(_:_:)", "hash(into:)") { stage in
            let view = stage.square()
            stage.see { view.layer.backgroundColor == UIColor.red.cgColor }
            stage.see { view.layer.backgroundColor?.hashValue == UIColor.red.cgColor.hashValue }
            return { view.backgroundColor = .blue }
        }
    }

    static let colorOfLayers = MemberTable("UIColor") { type in
        type.member("cgColor") { stage in
            let view = stage.square()
            return { view.layer.backgroundColor = UIColor.blue.cgColor }
        }
        type.member("init(cgColor:)") { stage in
            let view = stage.square()
            return { view.backgroundColor = UIColor(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1)) }
        }
    }
}
