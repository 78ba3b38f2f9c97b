#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// A list whose toolbar adds and removes reminders.
final class ReminderListController: UIViewController {
    private(set) var reminders = ["Water the plants"]
    private lazy var countItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    private lazy var clearItem = UIBarButtonItem(
        barButtonSystemItem: .trash, target: self, action: #selector(ReminderListController.clear))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reminders"
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let add = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.reminders.append("Reminder \(self.reminders.count + 1)")
                self.remindersChanged()
            })
        toolbarItems = [clearItem, space, countItem, space, add]
        remindersChanged()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    @objc
    func clear() {
        reminders.removeAll()
        remindersChanged()
    }

    private func remindersChanged() {
        countItem.title = reminders.isEmpty ? "No Reminders" : "\(reminders.count) Reminders"
        clearItem.isEnabled = !reminders.isEmpty
    }
}
