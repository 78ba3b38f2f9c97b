import LintelLayout
import LintelUIKit

extension MemberTable {
    static let viewAnimation = MemberTable("UIView") { type in
        type.member("animate(withDuration:animations:)") { stage in
            let view = stage.square()
            stage.see { stage.isStill }
            return { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        }
        type.member("animate(withDuration:delay:options:animations:completion:)") { stage in
            let view = stage.square()
            stage.see { stage.isStill }
            return { UIView.animate(withDuration: 1, delay: 0.2, options: .curveLinear) { view.center.x += 80 } }
        }
        type.member("animate(withDuration:delay:options:animations:completion:)") { stage in
            let view = stage.square()
            return {
                UIView.animate(withDuration: 1) {
                    view.alpha = 0.9
                } completion: {
                    stage.told("finished \($0)")
                }
                view.alpha = 1
                stage.app.run(for: 2)
            }
        }
        type.member("performWithoutAnimation(_:)") { stage in
            let view = stage.square()
            let start = view.center
            stage.see { stage.isStill && view.center != start }
            return { UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x += 80 } } }
        }
    }

    static let animationOptions = MemberTable("UIView.AnimationOptions") { type in
        type.values(["curveEaseInOut": .curveEaseInOut, "curveLinear": .curveLinear]) { (stage, options: UIView.AnimationOptions) in
            stage.move(options)
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            var options = UIView.AnimationOptions.curveEaseInOut
            stage.see {
                stage.move(options)
                return stage.app.placed().content
            }
            return { options = UIView.AnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue) }
        }
    }
}

extension Stage {
    /// Whether what is drawn now is drawn two seconds later too.
    fileprivate var isStill: Bool {
        let now = app.placed().content
        app.run(for: 2)
        return app.placed().content == now
    }

    /// A quarter of a movement to the right.
    fileprivate func move(_ options: UIView.AnimationOptions) {
        for old in view.subviews { old.removeFromSuperview() }
        let view = square()
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 80 }
        app.run(for: 0.25)
    }
}
