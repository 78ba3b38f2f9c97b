import LintelUIKit

extension MemberTable {
    static let viewConstraints = MemberTable("UIView") { type in
        type.values(
            [
                "leadingAnchor": { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) },
                "trailingAnchor": { $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor) },
                "leftAnchor": { $0.leftAnchor.constraint(equalTo: $1.leftAnchor) },
                "rightAnchor": { $0.leftAnchor.constraint(equalTo: $1.rightAnchor) },
                "centerXAnchor": { $0.leftAnchor.constraint(equalTo: $1.centerXAnchor) },
                "topAnchor": { $0.topAnchor.constraint(equalTo: $1.topAnchor) },
                "bottomAnchor": { $0.topAnchor.constraint(equalTo: $1.bottomAnchor) },
                "centerYAnchor": { $0.topAnchor.constraint(equalTo: $1.centerYAnchor) },
                "firstBaselineAnchor": { $0.topAnchor.constraint(equalTo: $1.firstBaselineAnchor) },
                "lastBaselineAnchor": { $0.topAnchor.constraint(equalTo: $1.lastBaselineAnchor) },
                "widthAnchor": { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) },
                "heightAnchor": { $0.heightAnchor.constraint(equalTo: $1.heightAnchor) },
            ], on: .mirrored
        ) { (stage, tie: @MainActor (UIView, UIView) -> NSLayoutConstraint) in tie(stage.floating(), stage.twoLines()).isActive = true }
        type.member("constraints") { stage in
            let view = stage.floating()
            return { for wish in stage.view.constraints where wish.firstItem === view { wish.constant += 20 } }
        }
        type.member("addConstraint(_:)") { stage in
            let width = stage.floating().widthAnchor.constraint(equalToConstant: 40)
            return { stage.view.addConstraint(width) }
        }
        type.member("addConstraints(_:)") { stage in
            let width = stage.floating().widthAnchor.constraint(equalToConstant: 40)
            return { stage.view.addConstraints([width]) }
        }
        type.member("removeConstraint(_:)") { stage in
            let width = stage.floating().widthAnchor.constraint(equalToConstant: 40)
            stage.view.addConstraint(width)
            return { stage.view.removeConstraint(width) }
        }
        type.member("removeConstraints(_:)") { stage in
            let width = stage.floating().widthAnchor.constraint(equalToConstant: 40)
            stage.view.addConstraint(width)
            return { stage.view.removeConstraints([width]) }
        }
        type.member("setContentHuggingPriority(_:for:)") { stage in
            let (view, _) = stretched(stage, by: 30)
            return { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        }
        type.member("contentHuggingPriority(for:)") { stage in
            let (view, _) = stretched(stage, by: 30)
            stage.see { view.contentHuggingPriority(for: .horizontal) }
            return { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        }
        type.member("setContentCompressionResistancePriority(_:for:)") { stage in
            let (view, _) = stretched(stage, by: -30)
            return { view.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal) }
        }
        type.member("contentCompressionResistancePriority(for:)") { stage in
            let (view, _) = stretched(stage, by: -30)
            stage.see { view.contentCompressionResistancePriority(for: .horizontal) }
            return { view.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal) }
        }
        type.values(
            [
                "layoutFittingCompressedSize": UIView.layoutFittingCompressedSize,
                "layoutFittingExpandedSize": UIView.layoutFittingExpandedSize,
            ]
        ) { stage, size in
            let holder = holder(stage)
            holder.subviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
            stage.see { holder.systemLayoutSizeFitting(size) }
        }
        type.member("systemLayoutSizeFitting(_:)") { stage in
            let holder = holder(stage)
            stage.see { holder.systemLayoutSizeFitting(CGSize(width: 150, height: 0)) }
            return { holder.subviews[0].widthAnchor.constraint(equalToConstant: 44).isActive = true }
        }
        type.member("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)") { stage in
            let holder = holder(stage)
            var priority = UILayoutPriority.fittingSizeLevel
            stage.see {
                holder.systemLayoutSizeFitting(
                    CGSize(width: 150, height: 0), withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
            }
            return { priority = .defaultHigh }
        }
    }

    /// Two views side by side, together so many points wider than their contents; the second gives way.
    private static func stretched(_ stage: Stage, by excess: CGFloat) -> (SizedView, SizedView) {
        let (one, other) = (stage.floating(), stage.floating())
        other.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
        one.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        other.setContentCompressionResistancePriority(UILayoutPriority(650), for: .horizontal)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: stage.view.leftAnchor), other.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.rightAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 200 + excess),
        ])
        return (one, other)
    }

    /// A view whose content reaches its edges, eight points away.
    private static func holder(_ stage: Stage) -> UIView {
        let holder = UIView()
        stage.show(holder)
        let content = stage.floating(in: holder)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            content.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -8),
            content.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
        ])
        return holder
    }
}
