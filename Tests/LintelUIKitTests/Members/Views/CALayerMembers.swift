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
    }
}
