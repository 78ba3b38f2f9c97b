import Foundation
import LintelModel
import LintelUIKit

extension Stage {
    /// From now on what counts is how often a word was told.
    func seeTold(_ word: String) { see { [unowned self] in log.filter { $0 == word }.count } }

    /// From now on what counts is what an act makes others tell. The act must leave the stage as it found it.
    func seeHeard(_ act: @escaping @MainActor () -> Void) {
        see { [unowned self] in
            let old = log.count
            act()
            return log[old...].joined(separator: ", ")
        }
    }

    /// A finger that comes down, moves or leaves.
    func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 0) {
        app.handle(.touch(Touch(phase, at: Point(x: x, y: y), finger: finger)))
    }

    /// Lets a second pass, so that nothing waits any more.
    func rest() { app.advance(to: app.time + 1) }

    /// Shows a view, and a recognizer on it that tells "acted".
    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, on view: UIView = UIView(), tells word: String = "acted")
        -> Recognizer
    {
        if view.superview == nil { show(view) }
        let teller = ActionTeller(self, word)
        keep(teller)
        recognizer.addTarget(teller, action: Selector("act", ActionTeller.act))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Tells the stage that its method was called.
@MainActor final class ActionTeller {
    private unowned let stage: Stage
    private let word: String

    init(_ stage: Stage, _ word: String = "acted") {
        self.stage = stage
        self.word = word
    }

    func act() { stage.told(word) }
}

/// Tells the stage which touches it hears of, and keeps the last one.
final class TouchView: UIView {
    private unowned let stage: Stage
    private(set) var touch: UITouch?
    private(set) var event: UIEvent?

    init(_ stage: Stage) {
        self.stage = stage
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches, event) }

    private func hear(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        touch = touches.first
        self.event = event
        stage.told(word)
    }
}
