import LintelUIKit

extension MemberTable {
    static let viewTree = MemberTable("UIView") { type in
        type.member("addSubview(_:)") { stage in
            { stage.view.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))) }
        }
        type.pair("insertSubview(_:at:)") { holder, lower, upper in holder.insertSubview(upper, at: 0) }
        type.pair("insertSubview(_:aboveSubview:)") { holder, lower, upper in holder.insertSubview(lower, aboveSubview: upper) }
        type.pair("insertSubview(_:belowSubview:)") { holder, lower, upper in holder.insertSubview(upper, belowSubview: lower) }
        type.pair("bringSubviewToFront(_:)") { holder, lower, upper in holder.bringSubviewToFront(lower) }
        type.pair("sendSubviewToBack(_:)") { holder, lower, upper in holder.sendSubviewToBack(upper) }
        type.pair("removeFromSuperview()") { holder, lower, upper in upper.removeFromSuperview() }
        type.pair("subviews") { holder, lower, upper in holder.subviews.last?.isHidden = true }
        type.pair("superview") { holder, lower, upper in upper.superview?.isHidden = true }
        type.member("isDescendant(of:)") { stage in
            let view = UIView()
            stage.see { view.isDescendant(of: stage.view) }
            return { stage.view.addSubview(view) }
        }
        type.member("viewWithTag(_:)") { stage in
            stage.square().tag = 3
            return { stage.view.viewWithTag(3)?.isHidden = true }
        }
        type.member("convert(_:from:)") { stage in
            let view = stage.square()
            stage.see { view.convert(CGPoint(x: 50, y: 250), from: stage.view) }
            return { view.bounds.origin.y = 30 }
        }
        type.member("convert(_:to:)") { stage in
            let view = stage.square()
            stage.see { view.convert(view.bounds, to: stage.view) }
            return { view.center.x += 30 }
        }
    }

    /// A row about two views of different colours, one in part above the other, in a third one.
    private func pair(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIView, UIView, UIView) -> Void) {
        member(name, line: line) { stage in
            let (holder, lower, upper) = (stage.square(), UIView(), UIView())
            lower.backgroundColor = .blue
            upper.backgroundColor = .green
            lower.frame.size = CGSize(width: 50, height: 40)
            upper.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
            holder.addSubview(lower)
            holder.addSubview(upper)
            return { use(holder, lower, upper) }
        }
    }
}
