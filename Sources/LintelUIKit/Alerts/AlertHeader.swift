import Foundation

/// Title, message and text fields of an alert, set by their baselines.
@MainActor
struct AlertHeader {
    /// Nil where there is nothing to show.
    let view: UIView?

    init(of alert: UIAlertController, _ metrics: AlertMetrics) {
        let isSheet = alert.preferredStyle == .actionSheet
        let title = alert.title.map { Self.label($0, metrics.title, isSheet ? .secondaryLabel : .label, metrics) }
        let message = alert.message.map {
            let isAlone = title == nil
            let isDim = isSheet || metrics.hasCapsules && !isAlone
            return Self.label($0, isAlone ? metrics.title : metrics.message, isDim ? .secondaryLabel : .label, metrics)
        }
        let labels = [title, message].compactMap(\.self)
        let fields = alert.textFields ?? []
        guard !labels.isEmpty || !fields.isEmpty else {
            view = nil
            return
        }
        let header = UIView(frame: .zero)
        header.translatesAutoresizingMaskIntoConstraints = false
        for row in labels + fields { Self.add(row, to: header, metrics.labelInset) }
        var constraints = labels.prefix(1).map {
            $0.firstBaselineAnchor.constraint(equalTo: header.topAnchor, constant: metrics.firstBaseline)
        }
        if let title, let message {
            constraints.append(
                message.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: metrics.messageBaseline))
        }
        var edge = labels.last.map { ($0.lastBaselineAnchor, metrics.belowTexts) } ?? (header.topAnchor, metrics.labelInset)
        for field in fields {
            constraints.append(field.topAnchor.constraint(equalTo: edge.0, constant: edge.1))
            edge = (field.bottomAnchor, 0)
        }
        let below = fields.isEmpty ? metrics.belowTexts : metrics.labelInset
        constraints.append(header.bottomAnchor.constraint(equalTo: edge.0, constant: below))
        NSLayoutConstraint.activate(constraints)
        view = header
    }

    private static func add(_ row: UIView, to header: UIView, _ inset: CGFloat) {
        row.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: inset),
            row.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -inset),
        ])
    }

    /// In the middle before system 26, from the start of the line since.
    private static func label(_ text: String, _ font: UIFont, _ color: UIColor, _ metrics: AlertMetrics) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.textAlignment = metrics.hasCapsules ? .natural : .center
        label.numberOfLines = 0
        label.textColor = color
        return label
    }
}
