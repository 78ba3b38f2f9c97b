#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// Areas of an app: a tab bar moves between them, and none of them has a toolbar.
final class ClockTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            area(AlarmViewController(), "Alarm", "alarm"), area(StopwatchViewController(), "Stopwatch", "stopwatch"),
            area(TimerViewController(), "Timer", "timer"),
        ]
    }

    private func area(_ controller: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        controller.title = title
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return UINavigationController(rootViewController: controller)
    }
}

/// The alarms, and a button to add one.
final class AlarmViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addAlarm))
    }

    @objc private func edit() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }
    @objc private func done() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit))
    }
    @objc private func addAlarm() { tabBarItem.badgeValue = "1" }
}

/// A time that runs.
final class StopwatchViewController: UIViewController {
    let reading = UILabel(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reading.text = "00:00,00"
        reading.font = .systemFont(ofSize: 72)
        reading.textAlignment = .center
        view.addSubview(reading)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        reading.frame = CGRect(x: 16, y: view.bounds.midY - 60, width: view.bounds.width - 32, height: 120)
    }
}

/// A dark area: its text on the status bar is light, because it says so and the tab bar controller asks the selected tab.
final class TimerViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}
