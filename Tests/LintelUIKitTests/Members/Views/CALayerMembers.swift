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
    }
}
