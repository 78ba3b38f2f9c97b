import Foundation
import LintelModel

extension UIPageViewController {
    // MARK: - Neighbours

    func forgetNeighbours() {
        neighbours = PageNeighbours()
        pageScroll?.isScrollEnabled = dataSource != nil
    }

    private func askForNeighbours() {
        guard let page = shownChild, let dataSource else { return }
        if case .unknown = neighbours.after { neighbours.after = .known(dataSource.pageViewController(self, viewControllerAfter: page)) }
        if case .unknown = neighbours.before {
            neighbours.before = .known(dataSource.pageViewController(self, viewControllerBefore: page))
        }
    }

    /// Fingers find the next page to the right or below; in languages that run the other way to the left.
    private func isForward(fromEnd: Bool) -> Bool {
        let isMirrored = navigationOrientation == .horizontal && UIApplication.running?.userInterfaceLayoutDirection == .rightToLeft
        return fromEnd != isMirrored
    }

    private func neighbour(fromEnd: Bool) -> PageNeighbours.Side { isForward(fromEnd: fromEnd) ? neighbours.after : neighbours.before }

    /// No page comes from there.
    func isEnd(fromEnd: Bool) -> Bool { turn?.isByFinger != false && neighbour(fromEnd: fromEnd).isEnd }

    // MARK: - A finger

    func dragBegan() {
        if turn?.isByFinger == false { complete(isFinished: false) }
        askForNeighbours()
    }

    /// A page comes in with the first point from its side.
    func scrolled(by way: CGFloat) {
        if let turn {
            guard turn.isByFinger, way != 0, turn.isFromEnd != (way > 0) else { return }
            giveUp(turn)
        }
        guard way != 0, let next = neighbour(fromEnd: way > 0).controller else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        begin(PageTurn(controller: next, isFromEnd: way > 0, isForward: isForward(fromEnd: way > 0)))
    }

    func cameToRest() {
        guard let turn, let pageScroll else { return }
        if abs(pageScroll.way) < pageScroll.pageLength / 2 { giveUp(turn) } else { complete() }
    }

    /// What is on its way is there, or back, at once.
    func endTurn() {
        guard let turn else { return }
        pageScroll?.stopMoving()
        if turn.isByFinger { giveUp(turn) } else { complete(isFinished: false) }
        pageScroll?.arrange()
    }

    // MARK: - The app

    /// Answers whether the page comes in by itself.
    @preconcurrency
    func slide(to page: UIViewController, _ direction: NavigationDirection, _ completion: (@MainActor (Bool) -> Void)?) -> Bool {
        guard let pageScroll, let shownChild, shownChild !== page, viewIfLoaded?.window != nil else { return false }
        forgetNeighbours()
        begin(PageTurn(controller: page, isFromEnd: direction == .forward, isForward: nil, completion: completion))
        pageScroll.glide(to: pageScroll.offset(of: direction == .forward ? 1 : -1), kind: .animation)
        return true
    }

    // MARK: - On the way and there

    private func begin(_ turn: PageTurn) {
        self.turn = turn
        addChild(turn.controller)
        UIApplication.running?.finish(animated: true, isHeld: true, nil)
    }

    private func complete(isFinished: Bool = true) {
        guard let turn else { return }
        let previous = viewControllers ?? []
        self.turn = nil
        for page in previous {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        viewControllers = [turn.controller]
        forgetNeighbours()
        if turn.isForward == true { neighbours.before = .known(previous.first) }
        if turn.isForward == false { neighbours.after = .known(previous.first) }
        pageScroll?.slot(nil).addSubview(turn.controller.view)
        pageScroll?.arrange()
        turn.controller.didMove(toParent: self)
        changed()
        UIApplication.running?.letArrive()
        tell(turn, previous, isCompleted: true)
        if turn.isByFinger { askForNeighbours() }
        turn.completion?(isFinished)
    }

    private func giveUp(_ turn: PageTurn) {
        self.turn = nil
        UIApplication.running?.turnRound()
        changed()
        UIApplication.running?.commit()
        turn.controller.willMove(toParent: nil)
        turn.controller.viewIfLoaded?.removeFromSuperview()
        turn.controller.removeFromParent()
        turn.controller.movement = []
        tell(turn, viewControllers ?? [], isCompleted: false)
    }

    private func tell(_ turn: PageTurn, _ previous: [UIViewController], isCompleted: Bool) {
        guard turn.isByFinger else { return }
        let shown = shownChild.map { "\(type(of: $0))" } ?? ""
        UIApplication.running?.note(
            .action, to: isCompleted ? "turned to \(shown)" : "stays on \(shown)", cause: ["a stroke across the pages of \(type(of: self))"]
        )
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: isCompleted)
    }
}
