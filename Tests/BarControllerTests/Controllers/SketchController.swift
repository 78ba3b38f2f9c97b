#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// A toolbar of its own, pinned above the home indicator.
final class SketchController: UIViewController, UIToolbarDelegate {
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private(set) var strokes = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        tools.delegate = self
        tools.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tools)
        NSLayoutConstraint.activate([
            tools.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tools.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tools.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        tools.setItems(
            [
                UIBarButtonItem(barButtonSystemItem: .undo, target: self, action: #selector(undoStroke(_:))),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Erase All", style: .plain, target: self, action: #selector(eraseAll(sender:))),
            ], animated: false)
    }

    func position(for bar: UIBar) -> UIBarPosition { .bottom }

    @objc private func undoStroke(_ sender: UIBarButtonItem) {
        strokes -= 1
        sender.isEnabled = strokes > 0
    }

    @objc private func eraseAll(sender: UIBarButtonItem) { strokes = 0 }
}
