import Foundation
import LintelUIKit

/// A controller that tells the stage what it hears.
class TellingController: UIViewController {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func tell(_ word: String = "heard") { stage.told(word) }
}
