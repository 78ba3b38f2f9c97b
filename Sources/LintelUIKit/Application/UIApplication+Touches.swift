import Foundation
import LintelModel

extension UIApplication {
    func deliver(_ touch: Touch) {
        if menuTakes(touch) { return deliverToMenu(touch) }
        switch touch.phase {
        case .began: begin(touch)
        case .moved: if let old = touches[touch.finger] { move(old, to: touch.point) }
        case .ended, .cancelled: end(touch)
        }
        settleGestures()
    }

    // MARK: - Beginning

    private func begin(_ touch: Touch) {
        if touches[touch.finger] != nil || keyTouches.down[touch.finger] != nil {
            end(Touch(.cancelled, at: touch.point, finger: touch.finger))
        }
        // Bars know where their items are once they have been placed.
        _ = placed()
        if !state.resolution.statusBar.isHidden, state.frames.statusBar?.contains(touch.point) == true {
            statusBarTouches[touch.finger] = touch.point
            return
        }
        let point = CGPoint(touch.point)
        if keyboardWindow.hitTest(point, with: nil) == nil, beginKeyTouch(touch) { return }
        guard let view = view(at: point) else { return }
        let new = UITouch(at: point, time: time, tapCount: tapCount(at: point))
        new.view = view
        new.window = view.window
        touches[touch.finger] = new
        let caught = catchMoving(under: view)
        new.isTakenFromView = caught
        attachRecognizers(to: new, onlyPans: caught)
        let event = event
        for recognizer in new.gestureRecognizers ?? [] where recognizer.isListening { recognizer.touchesBegan([new], with: event) }
        guard !new.isTakenFromView else { return }
        if view.superviews.dropFirst().contains(where: { ($0 as? UIScrollView)?.holdsTouchesBack == true }) { return holdBack(new) }
        view.touchesBegan([new], with: event)
    }

    /// The deepest view of the uppermost window.
    func view(at point: CGPoint) -> UIView? {
        let shown = windows.enumerated().filter { !$0.element.isHidden }
        if let hit = keyboardWindow.hitTest(point, with: nil) { return hit }
        // The software keyboard takes fingers itself.
        if state.frames.keyboard?.contains(point.model) == true { return nil }
        let sorted = shown.sorted { a, b in
            (a.element.windowLevel.rawValue, a.offset) > (b.element.windowLevel.rawValue, b.offset)
        }
        return sorted.lazy.compactMap { $0.element.hitTest($0.element.convert(point, from: nil), with: nil) }.first
    }

    private func tapCount(at point: CGPoint) -> Int {
        guard let last = lastTap,
            time - last.startTime <= UITapGestureRecognizer.maximumInterval + UITapGestureRecognizer.maximumTapDuration,
            time - last.timestamp <= UITapGestureRecognizer.maximumInterval,
            point.distance(to: last.start) <= UITapGestureRecognizer.allowableMovement
        else { return 1 }
        return last.tapCount + 1
    }

    private func attachRecognizers(to touch: UITouch, onlyPans: Bool) {
        let all = touch.view?.superviews.flatMap { $0.gestureRecognizers ?? [] } ?? []
        for recognizer in all where recognizer.isEnabled && !recognizer.isOver && (!onlyPans || recognizer is UIPanGestureRecognizer) {
            guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false else { continue }
            recognizer.take(touch)
            touch.gestureRecognizers?.append(recognizer)
            if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
        }
    }

    /// Content of a scroll view hears of a finger only once it has rested so long. UIKit's `delaysContentTouches`; the seconds are read from
    /// UIKit's own classes (`UIScrollView._touchDelayForScrollDetection`).
    private static let touchDelay = 0.15

    private func holdBack(_ touch: UITouch) {
        touch.isHeldBack = true
        schedule(at: time + Self.touchDelay) { [weak self, weak touch] in
            guard let self, let touch else { return }
            letGo(touch)
        }
    }

    private func letGo(_ touch: UITouch) {
        guard touch.isHeldBack else { return }
        touch.isHeldBack = false
        if !touch.isTakenFromView { touch.view?.touchesBegan([touch], with: event) }
    }

    // MARK: - Moving and ending

    private func move(_ touch: UITouch, to point: Point) {
        touch.phase = .moved
        touch.previousPoint = touch.point
        touch.point = CGPoint(point)
        touch.timestamp = time
        let event = event
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isListening { recognizer.touchesMoved([touch], with: event) }
        if !touch.isTakenFromView, !touch.isHeldBack { touch.view?.touchesMoved([touch], with: event) }
    }

    private func end(_ model: Touch) {
        if let start = statusBarTouches.removeValue(forKey: model.finger) {
            if model.phase == .ended, CGPoint(model.point).distance(to: CGPoint(start)) <= UITapGestureRecognizer.allowableMovement {
                tapStatusBar()
            }
            return
        }
        if endKeyTouch(model) { return }
        guard let touch = touches[model.finger] else { return }
        if CGPoint(model.point) != touch.point { move(touch, to: model.point) }
        touch.phase = model.phase == .ended ? .ended : .cancelled
        touch.timestamp = time
        let event = event
        let isEnd = model.phase == .ended
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isListening {
            if isEnd { recognizer.touchesEnded([touch], with: event) } else { recognizer.touchesCancelled([touch], with: event) }
        }
        if isEnd { letGo(touch) }
        if !touch.isTakenFromView, !touch.isHeldBack {
            if isEnd { touch.view?.touchesEnded([touch], with: event) } else { touch.view?.touchesCancelled([touch], with: event) }
        }
        touches[model.finger] = nil
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.release(touch) }
        lastTap = isEnd ? touch : nil
    }

    private var event: UIEvent { UIEvent(Set(touches.values), time: time) }

    // MARK: - Gestures

    /// A recognizer takes fingers over: the views under them hear that they are cancelled.
    func takeFromViews(_ taken: [UITouch]) {
        for touch in taken where !touch.isTakenFromView {
            touch.isTakenFromView = true
            if !touch.isHeldBack { touch.view?.touchesCancelled([touch], with: event) }
        }
    }

    /// Ends gestures whose fingers have gone.
    func settleGestures() {
        while let done = recognizers.first(where: \.isDone) {
            recognizers.removeAll { $0 === done }
            done.finish()
        }
    }
}
