import LintelUIKit

extension MemberTable {
    /// What a wish outweighs.
    static let layoutPriority = MemberTable("UILayoutPriority") { type in
        type.values(
            ["required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow, "fittingSizeLevel": .fittingSizeLevel]
        ) { (stage, priority: UILayoutPriority) in
            for rival: Float in [900, 500, 100] {
                let view = stage.floating()
                view.heightAnchor.constraint(equalToConstant: 30, priority: UILayoutPriority(rival)).isActive = true
                view.heightAnchor.constraint(equalToConstant: 40, priority: priority).isActive = true
            }
        }
        type.member("init(_:)") { stage in
            let wish = outweighed(stage)
            return { wish.priority = UILayoutPriority(900) }
        }
        type.member("init(rawValue:)") { stage in
            let wish = outweighed(stage)
            return { wish.priority = UILayoutPriority(rawValue: 900) }
        }
        type.member("rawValue") { stage in
            let wish = outweighed(stage)
            return { wish.priority.rawValue += 500 }
        }
    }

    private static func outweighed(_ stage: Stage) -> NSLayoutConstraint {
        let view = stage.floating()
        view.heightAnchor.constraint(equalToConstant: 30, priority: UILayoutPriority(600)).isActive = true
        let wish = view.heightAnchor.constraint(equalToConstant: 40, priority: UILayoutPriority(300))
        wish.isActive = true
        return wish
    }
}

extension NSLayoutDimension {
    fileprivate func constraint(equalToConstant c: CGFloat, priority: UILayoutPriority) -> NSLayoutConstraint {
        let constraint = constraint(equalToConstant: c)
        constraint.priority = priority
        return constraint
    }
}
