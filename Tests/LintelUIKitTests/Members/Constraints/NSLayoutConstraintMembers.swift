import LintelUIKit

extension MemberTable {
    static let layoutConstraint = MemberTable("NSLayoutConstraint") { type in
        type.member("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)", "isActive") { stage in
            let view = stage.floating()
            return {
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: stage.view, attribute: .right, multiplier: 0.5, constant: 5
                ).isActive = true
            }
        }
        type.member("activate(_:)") { stage in
            let rule = leading(stage)
            return { NSLayoutConstraint.activate([rule]) }
        }
        type.member("deactivate(_:)") { stage in
            let rule = leading(stage)
            rule.isActive = true
            return { NSLayoutConstraint.deactivate([rule]) }
        }
        type.member("constant") { stage in
            let rule = leading(stage)
            rule.isActive = true
            return { rule.constant = 60 }
        }
        type.member("priority") { stage in
            let rule = leading(stage)
            rule.isActive = true
            let other = (rule.firstItem as? UIView)?.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 9)
            other?.priority = .defaultLow
            other?.isActive = true
            return { rule.priority = UILayoutPriority(2) }
        }
        type.member("identifier") { stage in
            let view = stage.floating()
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            let rule = view.widthAnchor.constraint(equalToConstant: 20)
            stage.see { stage.misuse?.contains("too wide") }
            return {
                rule.identifier = "too wide"
                rule.isActive = true
            }
        }
        type.member("firstItem") { stage in
            let rule = leading(stage)
            return { (rule.firstItem as? UIView)?.isHidden = true }
        }
        type.member("secondItem") { stage in
            let rule = leading(stage)
            return { (rule.secondItem as? UIView)?.alpha = 0.5 }
        }
        type.member("firstAttribute", "secondAttribute", "relation", "multiplier") { stage in
            let (model, other) = (leading(stage), stage.floating())
            return {
                NSLayoutConstraint(
                    item: other, attribute: model.firstAttribute, relatedBy: model.relation, toItem: stage.view,
                    attribute: model.secondAttribute, multiplier: model.multiplier, constant: 0
                ).isActive = true
            }
        }
    }

    static let constraintAxis = MemberTable("NSLayoutConstraint.Axis") { type in
        type.values(["horizontal": .horizontal, "vertical": .vertical]) { (stage, axis: NSLayoutConstraint.Axis) in
            let stack = UIStackView(arrangedSubviews: [SizedView(), SizedView()])
            stage.show(stack)
            stack.axis = axis
        }
    }

    static let constraintRelation = MemberTable("NSLayoutConstraint.Relation") { type in
        type.values(
            ["equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]
        ) { (stage, relation: NSLayoutConstraint.Relation) in
            for width: CGFloat in [20, 100] {
                let view = stage.floating()
                view.content.width = width
                NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60
                ).isActive = true
            }
        }
    }

    /// Each attribute of two lines of text with uneven margins is tied to an edge or a size of the screen's.
    static let constraintAttribute = MemberTable("NSLayoutConstraint.Attribute") { type in
        type.values(
            [
                "left": (.left, .left), "right": (.right, .left), "centerX": (.centerX, .left),
                "leftMargin": (.leftMargin, .left), "rightMargin": (.rightMargin, .left),
                "centerXWithinMargins": (.centerXWithinMargins, .left),
                "leading": (.leading, .leading), "trailing": (.trailing, .leading),
                "leadingMargin": (.leadingMargin, .leading), "trailingMargin": (.trailingMargin, .leading),
                "top": (.top, .top), "bottom": (.bottom, .top), "centerY": (.centerY, .top),
                "topMargin": (.topMargin, .top), "bottomMargin": (.bottomMargin, .top),
                "centerYWithinMargins": (.centerYWithinMargins, .top),
                "firstBaseline": (.firstBaseline, .top), "lastBaseline": (.lastBaseline, .top),
                "width": (.width, .width), "height": (.height, .width), "notAnAttribute": (.width, .notAnAttribute),
            ], on: .mirrored
        ) { (stage, pair: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)) in
            let text = stage.floating(UILabel())
            text.numberOfLines = 0
            text.text = "Words\nthat break"
            text.insetsLayoutMarginsFromSafeArea = false
            text.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
            let isAlone = pair.1 == .notAnAttribute
            NSLayoutConstraint(
                item: text, attribute: pair.0, relatedBy: .equal, toItem: isAlone ? nil : stage.view, attribute: pair.1,
                multiplier: pair.1 == .width ? 0.5 : 1, constant: isAlone ? 77 : pair.1 == .width ? 0 : 170
            ).isActive = true
        }
    }

    /// Puts a floating view 20 points from the leading edge; not active yet.
    private static func leading(_ stage: Stage) -> NSLayoutConstraint {
        stage.floating().leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20)
    }
}
