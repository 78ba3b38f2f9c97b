#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Two columns on iPad, one stack on iPhone; the toolbar belongs to the list.
final class NotesSplitController: UISplitViewController {
    private let list = NotesController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let primary = UINavigationController(rootViewController: list)
        primary.isToolbarHidden = false
        let note = UIViewController()
        note.title = "Note"
        viewControllers = [primary, UINavigationController(rootViewController: note)]
    }
}

/// The list of notes.
final class NotesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(NotesController.compose)),
        ]
    }

    private(set) var notes = 1

    @objc private func compose() { notes += 1 }
}
