import LintelModel
import LintelUIKit

extension Stage {
    /// A button of 200 × 100 points at (40, 200), with a title.
    func button(_ button: UIButton = UIButton(type: .system)) -> UIButton {
        button.setTitle("Title", for: .normal)
        show(button)
        return button
    }

    /// A finger on what is shown at (40, 200).
    func tap() {
        touch(.began, 60, 220)
        touch(.ended, 60, 220)
        app.run(for: 0.1)
    }

    func telling(_ word: String) -> UIAction { UIAction { [unowned self] _ in told(word) } }
}
