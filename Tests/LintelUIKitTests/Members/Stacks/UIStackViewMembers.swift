import LintelUIKit

extension MemberTable {
    static let stackView = MemberTable("UIStackView") { type in
        type.member("init(arrangedSubviews:)") { stage in
            { stage.show(UIStackView(arrangedSubviews: [SizedView(), SizedView()])) }
        }
        type.member("addArrangedSubview(_:)") { stage in
            let stack = stage.stack()
            return { stack.addArrangedSubview(SizedView()) }
        }
        type.member("insertArrangedSubview(_:at:)") { stage in
            let stack = stage.stack()
            return { stack.insertArrangedSubview(SizedView(), at: 1) }
        }
        type.member("removeArrangedSubview(_:)") { stage in
            let stack = stage.stack()
            let last = stack.arrangedSubviews[2]
            return { stack.removeArrangedSubview(last) }
        }
        type.member("arrangedSubviews") { stage in
            let stack = stage.stack()
            return { stack.arrangedSubviews[1].isHidden = true }
        }
        type.member("axis") { stage in
            let stack = stage.stack()
            return { stack.axis = .vertical }
        }
        type.member("alignment") { stage in
            let stack = stage.stack()
            return { stack.alignment = .top }
        }
        type.member("distribution") { stage in
            let stack = stage.stack()
            return { stack.distribution = .fillEqually }
        }
        type.member("spacing") { stage in
            let stack = stage.stack()
            return { stack.spacing = 20 }
        }
        type.member("isLayoutMarginsRelativeArrangement") { stage in
            let stack = stage.stack()
            return { stack.isLayoutMarginsRelativeArrangement = true }
        }
        type.member("setCustomSpacing(_:after:)") { stage in
            let stack = stage.stack()
            return { stack.setCustomSpacing(30, after: stack.arrangedSubviews[0]) }
        }
        type.member("spacingUseDefault") { stage in
            let stack = stage.stack()
            stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
            return { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0]) }
        }
        type.member("customSpacing(after:)") { stage in
            let stack = stage.stack()
            stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
            return { stack.spacing = stack.customSpacing(after: stack.arrangedSubviews[0]) }
        }
    }

    static let stackAlignment = MemberTable("UIStackView.Alignment") { type in
        type.values(
            [
                "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
                "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
            ], alike: [["leading", "top"], ["trailing", "bottom"]]
        ) { (stage, alignment: UIStackView.Alignment) in
            let stack = stage.stack()
            stack.alignment = alignment
        }
    }

    static let stackDistribution = MemberTable("UIStackView.Distribution") { type in
        type.values(
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                "equalCentering": .equalCentering,
            ]
        ) { (stage, distribution: UIStackView.Distribution) in
            let stack = stage.stack()
            stack.distribution = distribution
        }
    }
}

extension Stage {
    /// Three texts of one to three lines and of different widths in a row of 300 × 100 points.
    fileprivate func stack() -> UIStackView {
        let stack = UIStackView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        for (text, size) in [("Two\nlines", 12.0), ("One", 30), ("Three\nlong\nlines", 10)] {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            label.font = .systemFont(ofSize: size)
            stack.addArrangedSubview(label)
        }
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        show(stack)
        return stack
    }
}
