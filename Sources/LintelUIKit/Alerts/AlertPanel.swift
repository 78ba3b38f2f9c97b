import Foundation
import LintelModel

/// The views of an alert, put together by stacks and constraints.
@MainActor
struct AlertPanel {
    private let alert: UIAlertController
    private let isSheet: Bool
    private let metrics: AlertMetrics

    init(of alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        let isGlass = UIApplication.running?.base.traits.usesGlass ?? false
        metrics = AlertMetrics(isSheet: isSheet, isGlass: isGlass, hasMessage: alert.message != nil)
    }

    func build(in view: UIView) {
        let cancel = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        let panel = panel(isSheet ? others : others.count == 1 ? cancel + others : others + cancel, hasHeader: true)
        view.addSubview(panel)
        if let width = metrics.width {
            return NSLayoutConstraint.activate([
                panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                panel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                panel.widthAnchor.constraint(equalToConstant: width),
            ])
        }
        let sheet = cancel.isEmpty ? [panel] : [panel, self.panel(cancel, hasHeader: false)]
        let stack = UIStackView(arrangedSubviews: sheet)
        stack.axis = .vertical
        stack.spacing = metrics.margin
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: metrics.margin),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -metrics.margin),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -metrics.margin),
        ])
    }

    private func panel(_ actions: [UIAlertAction], hasHeader: Bool) -> UIView {
        let header = hasHeader ? AlertHeader(of: alert, metrics).view : nil
        let rows = [header, actions.isEmpty ? nil : self.rows(actions, below: header)].compactMap(\.self)
        let panel = UIStackView(arrangedSubviews: rows)
        panel.axis = .vertical
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = metrics.radius
        panel.clipsToBounds = true
        panel.translatesAutoresizingMaskIntoConstraints = false
        return panel
    }

    /// The buttons: two of an alert side by side, all others below one another, with lines or room between them.
    private func rows(_ actions: [UIAlertAction], below header: UIView?) -> UIView {
        let buttons = actions.map(button)
        let isPair = !isSheet && buttons.count == 2
        var rows: [UIView] = header == nil || metrics.hasCapsules ? [] : [line]
        if isPair {
            let pair = UIStackView(arrangedSubviews: buttons)
            pair.distribution = .fillEqually
            pair.spacing = metrics.rowGap
            rows.append(pair)
        } else {
            for button in buttons { rows += metrics.hasCapsules || button === buttons.first ? [button] : [line, button] }
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = metrics.rowGap
        stack.isLayoutMarginsRelativeArrangement = true
        let inset = metrics.rowInset
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        stack.insetsLayoutMarginsFromSafeArea = false
        return stack
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
        let isPreferred = alert.preferredAction === action
        let isBold = alert.preferredAction == nil ? action.style == .cancel && !metrics.hasCapsules : isPreferred
        button.titleLabel?.font = isBold ? metrics.preferredAction : metrics.action
        button.isEnabled = action.isEnabled
        button.heightAnchor.constraint(equalToConstant: metrics.rowHeight).isActive = true
        if metrics.hasCapsules { setOnCapsule(button, action, isFilled: isPreferred && action.isEnabled && action.style != .destructive) }
        button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
        return button
    }

    /// A preferred action stands on the tint, all others on a fill (`UIInterfaceActionConcreteVisualStyle_iOS` of iOS 26).
    private func setOnCapsule(_ button: UIButton, _ action: UIAlertAction, isFilled: Bool) {
        button.backgroundColor = isFilled ? button.tintColor : Self.fill
        button.layer.cornerRadius = metrics.rowHeight / 2
        if action.style != .destructive { button.setTitleColor(isFilled ? .white : .label, for: .normal) }
    }

    /// H:color, tertiary fill.
    private static let fill = UIColor(DynamicColor(light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24)))
}
