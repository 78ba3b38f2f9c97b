import LintelModel
import LintelUIKit

extension MemberTable {
    static let viewLayout = MemberTable("UIView") { type in
        type.hooked("setNeedsLayout()", .layoutSubviews) { _, view in view.setNeedsLayout() }
        type.hooked("layoutSubviews()", .layoutSubviews) { _, view in view.frame.size.width += 10 }
        type.hooked("sizeThatFits(_:)", .sizeThatFits) { _, view in view.sizeToFit() }
        type.hooked("safeAreaInsetsDidChange()", .safeAreaInsetsDidChange) { stage, _ in
            stage.root.additionalSafeAreaInsets.top = 300
        }
        type.hooked("tintColorDidChange()", .tintColorDidChange) { _, view in view.tintColor = .red }
        type.hooked("didMoveToSuperview()", .didMoveToSuperview) { _, view in view.removeFromSuperview() }
        type.hooked("didMoveToWindow()", .didMoveToWindow) { stage, _ in stage.view.removeFromSuperview() }
        type.hooked("gestureRecognizerShouldBegin(_:)", .gestureRecognizerShouldBegin) { stage, view in
            view.addGestureRecognizer(UITapGestureRecognizer())
            stage.touch(.began, 60, 220)
            stage.touch(.ended, 60, 220)
        }
        type.member("gestureRecognizers") { stage in
            let view = stage.square()
            view.addGestureRecognizer(UITapGestureRecognizer())
            stage.see { view.gestureRecognizers?.count }
            return { view.addGestureRecognizer(UITapGestureRecognizer()) }
        }
        type.member("sizeToFit()") { stage in
            let view = HookedView()
            stage.show(view)
            return { view.sizeToFit() }
        }
        type.member("layoutIfNeeded()") { stage in
            let view = stage.floating()
            var width = view.frame.width
            stage.see { width }
            return {
                view.widthAnchor.constraint(equalToConstant: 40).isActive = true
                stage.view.layoutIfNeeded()
                width = view.frame.width
            }
        }
        type.member("intrinsicContentSize", "invalidateIntrinsicContentSize()") { stage in
            let view = stage.floating()
            view.content.width = 40
            return {
                guard view.intrinsicContentSize.width == 40 else { return }
                view.invalidateIntrinsicContentSize()
            }
        }
        type.member("noIntrinsicMetric") { stage in
            let view = stage.floating()
            return {
                view.content.height = UIView.noIntrinsicMetric
                view.invalidateIntrinsicContentSize()
            }
        }
        type.member("isUserInteractionEnabled") { stage in
            let view = stage.square()
            stage.see { stage.view.hitTest(CGPoint(x: 60, y: 220), with: nil) === view }
            return { view.isUserInteractionEnabled = false }
        }
        type.member("hitTest(_:with:)") { stage in
            let view = stage.square()
            stage.see { stage.view.hitTest(CGPoint(x: 60, y: 220), with: nil) === view }
            return { view.center.y += 300 }
        }
        type.member("point(inside:with:)") { stage in
            let view = stage.square()
            stage.see { view.point(inside: CGPoint(x: 60, y: 60), with: nil) }
            return { view.frame.size.height = 50 }
        }
    }

    /// A row about what UIKit calls on a view on screen.
    private func hooked(
        _ name: String, _ call: HookedView.Call, line: Int = #line, _ use: @escaping @MainActor (Stage, HookedView) -> Void
    ) {
        member(name, line: line) { stage in
            let view = HookedView()
            stage.show(view)
            stage.see { view.calls[call] }
            return { use(stage, view) }
        }
    }
}
