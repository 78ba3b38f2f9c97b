#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// A day, hour by hour. Three actions are clearest as short titles, with spaces between so that they do not read as one.
final class DayViewController: UIViewController {
    private let hours = UIScrollView(frame: .zero)
    private static let hourHeight: CGFloat = 60

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "14 March"
        view.backgroundColor = .systemBackground
        hours.frame = view.bounds
        hours.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hours.contentSize = CGSize(width: view.bounds.width, height: 24 * Self.hourHeight)
        view.addSubview(hours)
        for hour in 0..<24 { addHour(hour) }
        toolbarItems = [
            UIBarButtonItem(title: "Today", style: .plain, target: self, action: #selector(showToday)),
            .fixedSpace(16),
            .flexibleSpace(),
            UIBarButtonItem(title: "Calendars", style: .plain, target: self, action: #selector(showCalendars)),
            .fixedSpace(16),
            .flexibleSpace(),
            UIBarButtonItem(title: "Inbox", style: .plain, target: self, action: #selector(showInbox)),
        ]
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addEvent))
    }

    private func addHour(_ hour: Int) {
        let y = CGFloat(hour) * Self.hourHeight
        let label = UILabel(frame: CGRect(x: 16, y: y + 4, width: 48, height: 16))
        label.text = "\(hour):00"
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        let line = UIView(frame: CGRect(x: 68, y: y + 12, width: view.bounds.width - 68, height: 1))
        line.backgroundColor = .separator
        line.autoresizingMask = .flexibleWidth
        hours.addSubview(label)
        hours.addSubview(line)
        if hour == 9 { addEvent(at: hour, title: "Breakfast with Mara", color: .systemTeal) }
        if hour == 12 { addEvent(at: hour, title: "Train to the coast", color: .systemIndigo) }
    }

    private func addEvent(at hour: Int, title: String, color: UIColor) {
        let event = UIView(
            frame: CGRect(x: 72, y: CGFloat(hour) * Self.hourHeight + 14, width: view.bounds.width - 88, height: Self.hourHeight - 4))
        event.backgroundColor = color.withAlphaComponent(0.2)
        event.layer.cornerRadius = 6
        event.autoresizingMask = .flexibleWidth
        let label = UILabel(frame: CGRect(x: 10, y: 8, width: event.bounds.width - 20, height: 18))
        label.text = title
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        label.textColor = color
        event.addSubview(label)
        hours.addSubview(event)
    }

    @objc private func showToday() {
        hours.setContentOffset(CGPoint(x: 0, y: 8 * Self.hourHeight - hours.adjustedContentInset.top), animated: true)
    }
    @objc private func showCalendars() { show("Calendars") }
    @objc private func showInbox() { show("Inbox") }
    @objc private func addEvent() { show("New Event") }

    private func show(_ title: String) {
        let next = UIViewController()
        next.title = title
        next.view.backgroundColor = .systemBackground
        present(UINavigationController(rootViewController: next), animated: true)
    }
}
