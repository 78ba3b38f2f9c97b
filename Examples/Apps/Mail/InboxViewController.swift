#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// A list that runs on under the bars: they are clear at rest, and take a background while something lies beneath.
final class InboxViewController: UIViewController {
    private let list = UIScrollView(frame: .zero)
    private static let rowHeight: CGFloat = 76
    private static let messages = (1...30).map { "Message \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        for (index, message) in Self.messages.enumerated() { addRow(message, at: index) }
        list.contentSize = CGSize(width: view.bounds.width, height: CGFloat(Self.messages.count) * Self.rowHeight)
        toolbarItems = [
            item("folder", "Move", #selector(note(_:))), .flexibleSpace(), item("flag", "Flag", #selector(note(_:))), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .reply, target: self, action: #selector(note(_:))), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose)),
        ]
    }

    private func item(_ symbol: String, _ label: String, _ action: Selector) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: self, action: action)
        item.accessibilityLabel = label
        return item
    }

    private func addRow(_ message: String, at index: Int) {
        let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: view.bounds.width, height: Self.rowHeight))
        row.autoresizingMask = .flexibleWidth
        let subject = UILabel(frame: CGRect(x: 16, y: 10, width: row.bounds.width - 32, height: 22))
        subject.text = message
        subject.font = .systemFont(ofSize: 17, weight: .semibold)
        let line = UILabel(frame: CGRect(x: 16, y: 34, width: row.bounds.width - 32, height: 20))
        line.text = "What we said about the tickets still holds, I think."
        line.font = .systemFont(ofSize: 15)
        line.textColor = .secondaryLabel
        let edge = UIView(frame: CGRect(x: 16, y: Self.rowHeight - 0.5, width: row.bounds.width - 16, height: 0.5))
        edge.backgroundColor = .separator
        for view in [subject, line, edge] {
            view.autoresizingMask = .flexibleWidth
            row.addSubview(view)
        }
        list.addSubview(row)
    }

    @objc private func note(_ sender: UIBarButtonItem) { navigationItem.prompt = sender.accessibilityLabel }
    @objc private func compose() { navigationController?.pushViewController(ComposeViewController(), animated: true) }
}
