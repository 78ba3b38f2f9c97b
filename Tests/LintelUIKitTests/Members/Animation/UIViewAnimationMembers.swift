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
        type.member("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)") { stage in
            let view = stage.square()
            stage.see { stage.isStill }
            return {
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
                    view.center.x += 80
                }
            }
        }
        type.member("transition(with:duration:options:animations:completion:)") { stage in
            stage.see { stage.isStill }
            return { stage.recolor(.transitionCrossDissolve) }
        }
        type.member("setAnimationsEnabled(_:)", "areAnimationsEnabled") { stage in
            let view = stage.square()
            stage.see {
                defer { UIView.setAnimationsEnabled(true) }
                UIView.animate(withDuration: 1) { view.center.x += 80 }
                return [stage.isStill, UIView.areAnimationsEnabled]
            }
            return { UIView.setAnimationsEnabled(false) }
        }
        type.member("performWithoutAnimation(_:)") { stage in
            let view = stage.square()
            let start = view.center
            stage.see { stage.isStill && view.center != start }
            return { UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x += 80 } } }
        }
    }

    static let animationOptions = MemberTable("UIView.AnimationOptions") { type in
        type.values(
            ["curveEaseInOut": .curveEaseInOut, "curveLinear": .curveLinear, "curveEaseIn": .curveEaseIn, "curveEaseOut": .curveEaseOut]
        ) { (stage, options: UIView.AnimationOptions) in stage.move(options) }
        type.member("beginFromCurrentState") { stage in
            var options = UIView.AnimationOptions.curveLinear
            stage.see {
                stage.move(.curveLinear)
                UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.subviews.last?.center.x += 80 }
                return stage.app.placed().content
            }
            return { options.insert(.beginFromCurrentState) }
        }
        type.member("transitionCrossDissolve") { stage in
            var options: UIView.AnimationOptions = []
            stage.see {
                stage.recolor(options)
                return stage.app.placed().content
            }
            return { options = .transitionCrossDissolve }
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

    /// The beginning of a change of colour that is a transition.
    fileprivate func recolor(_ options: UIView.AnimationOptions) {
        for old in view.subviews { old.removeFromSuperview() }
        let view = square()
        app.commit()
        UIView.transition(with: view, duration: 1, options: options) {
            view.backgroundColor = .blue
        }
        app.run(for: 0.25)
    }

    /// A quarter of a movement to the right.
    fileprivate func move(_ options: UIView.AnimationOptions) {
        for old in view.subviews { old.removeFromSuperview() }
        let view = square()
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 80 }
        app.run(for: 0.25)
    }
}
