import Foundation

/// The views of an alert, put together by stacks and constraints.
@MainActor
struct AlertPanel {
    private let alert: UIAlertController
    private let isSheet: Bool

    init(of alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
    }

    // By eye, on screenshots of alerts and action sheets of iOS 13 to 18.
    private static let width: CGFloat = 270
    private static let radius: CGFloat = 14
    private static let margin: CGFloat = 16
    private static let sheetMargin: CGFloat = 8
    private static let rowHeight: CGFloat = 44
    private static let sheetRowHeight: CGFloat = 57

    func build(in view: UIView) {
        let cancel = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        let panel = panel(isSheet ? others : others.count == 1 ? cancel + others : others + cancel, hasHeader: true)
        view.addSubview(panel)
        guard isSheet else {
            return NSLayoutConstraint.activate([
                panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                panel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                panel.widthAnchor.constraint(equalToConstant: Self.width),
            ])
        }
        let sheet = cancel.isEmpty ? [panel] : [panel, self.panel(cancel, hasHeader: false)]
        let stack = UIStackView(arrangedSubviews: sheet)
        stack.axis = .vertical
        stack.spacing = Self.sheetMargin
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Self.sheetMargin),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Self.sheetMargin),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -Self.sheetMargin),
        ])
    }

    private func panel(_ actions: [UIAlertAction], hasHeader: Bool) -> UIView {
        var rows: [UIView] = hasHeader ? [header].compactMap(\.self) : []
        let buttons = actions.map(button)
        if !isSheet, buttons.count == 2 {
            let pair = UIStackView(arrangedSubviews: buttons)
            pair.distribution = .fillEqually
            rows += [line, pair]
        } else {
            for button in buttons { rows += rows.isEmpty ? [button] : [line, button] }
        }
        let panel = UIStackView(arrangedSubviews: rows)
        panel.axis = .vertical
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = Self.radius
        panel.clipsToBounds = true
        panel.translatesAutoresizingMaskIntoConstraints = false
        return panel
    }

    private var header: UIView? {
        var rows: [UIView] = [
            alert.title.map { label($0, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)) },
            alert.message.map { label($0, .systemFont(ofSize: 13)) },
        ].compactMap(\.self)
        rows += alert.textFields ?? []
        guard !rows.isEmpty else { return nil }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
        stack.insetsLayoutMarginsFromSafeArea = false
        return stack
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = isSheet ? .secondaryLabel : .label
        return label
    }

    /// A hairline between rows.
    private var line: UIView {
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        line.heightAnchor.constraint(equalToConstant: 1 / max(line.traitCollection.displayScale, 1)).isActive = true
        return line
    }

    private func button(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        button.isEnabled = action.isEnabled
        button.heightAnchor.constraint(equalToConstant: isSheet ? Self.sheetRowHeight : Self.rowHeight).isActive = true
        button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
        return button
    }
}
