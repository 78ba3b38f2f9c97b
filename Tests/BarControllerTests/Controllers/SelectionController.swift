#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Selecting brings a toolbar; leaving takes it away.
final class SelectionController: UIViewController {
    private var selected = Set<Int>()
    private lazy var delete = UIBarButtonItem(title: "Delete", style: .plain, target: self, action: #selector(deleteSelected))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Photos"
        leaveSelection()
    }

    @objc private func beginSelection() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(SelectionController.leaveSelection))
        delete.tintColor = .systemRed
        toolbarItems = [UIBarButtonItem.flexibleSpace(), delete]
        navigationController?.setToolbarHidden(false, animated: true)
        select(nil)
    }

    @objc private func leaveSelection() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Select", style: .plain, target: self, action: #selector(beginSelection))
        navigationController?.setToolbarHidden(true, animated: true)
        selected.removeAll()
    }

    func select(_ index: Int?) {
        if let index { selected.insert(index) }
        delete.isEnabled = !selected.isEmpty
        navigationItem.title = selected.isEmpty ? "Select Items" : "\(selected.count) Selected"
    }

    @objc private func deleteSelected() { leaveSelection() }
}
