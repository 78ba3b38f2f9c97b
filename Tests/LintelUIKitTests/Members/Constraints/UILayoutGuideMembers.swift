import LintelUIKit

extension MemberTable {
    static let layoutGuide = MemberTable("UILayoutGuide") { type in
        // Leading means right in this direction of writing, so no two anchors lie alike.
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
                "widthAnchor": { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) },
                "heightAnchor": { $0.heightAnchor.constraint(equalTo: $1.heightAnchor) },
            ], on: .mirrored
        ) { (stage, tie: @MainActor (UIView, UILayoutGuide) -> NSLayoutConstraint) in tie(stage.floating(), stage.guide()).isActive = true }
        type.member("layoutFrame") { stage in
            let guide = stage.guide()
            stage.see { guide.layoutFrame }
            return { guide.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5).isActive = true }
        }
        type.member("owningView") { stage in
            let guide = UILayoutGuide()
            stage.see { guide.owningView === stage.view }
            return { stage.view.addLayoutGuide(guide) }
        }
        type.member("identifier") { stage in
            let guide = stage.guide()
            stage.see { stage.misuse?.contains("gap") }
            return {
                guide.identifier = "gap"
                guide.widthAnchor.constraint(equalToConstant: -5).isActive = true
                guide.widthAnchor.constraint(equalToConstant: 9).isActive = true
            }
        }
    }

    static let keyboardLayoutGuide = MemberTable("UIKeyboardLayoutGuide") { type in
        type.member("usesBottomSafeArea") { stage in
            let guide = stage.view.keyboardLayoutGuide
            stage.floating().bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
            return { guide.usesBottomSafeArea = false }
        }
    }

    static let scrollViewGuides = MemberTable("UIScrollView") { type in
        type.member("contentLayoutGuide") { stage in
            let scroll = UIScrollView()
            stage.show(scroll)
            let content = stage.floating(in: scroll)
            stage.see { scroll.contentSize }
            return {
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
            }
        }
        type.member("frameLayoutGuide") { stage in
            let scroll = UIScrollView()
            stage.show(scroll)
            let content = stage.floating(in: scroll)
            content.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
            stage.see { content.frame }
            return { scroll.contentOffset.y = 40 }
        }
    }
}

extension Stage {
    /// A guide of 80 × 90 points at (30, 210) that gives way to stronger constraints.
    fileprivate func guide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let box = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30),
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 210),
            guide.widthAnchor.constraint(equalToConstant: 80), guide.heightAnchor.constraint(equalToConstant: 90),
        ]
        for side in box { side.priority = .defaultHigh }
        NSLayoutConstraint.activate(box)
        return guide
    }
}
