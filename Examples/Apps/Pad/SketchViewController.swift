#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// The same actions on a phone and on an iPad: there the frequent ones stand in the navigation bar, at the top.
final class SketchViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch"
        view.backgroundColor = .systemBackground
        placeActions()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        placeActions()
    }

    private func placeActions() {
        let undo = UIBarButtonItem(barButtonSystemItem: .undo, target: self, action: #selector(nothing))
        let redo = UIBarButtonItem(barButtonSystemItem: .redo, target: self, action: #selector(nothing))
        let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(nothing))
        let isPad = traitCollection.userInterfaceIdiom == .pad
        navigationItem.leftBarButtonItems = isPad ? [undo, redo] : nil
        navigationItem.rightBarButtonItems = isPad ? [share] : nil
        toolbarItems = isPad ? nil : [undo, .flexibleSpace(), redo, .flexibleSpace(), share]
        navigationController?.setToolbarHidden(isPad, animated: false)
    }

    @objc private func nothing() {}
}
