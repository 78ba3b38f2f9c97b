import Foundation

/// The views of a share sheet: what is shared above, a card with the activities' rows below.
@MainActor
struct ActivityPanel {
    private let sheet: UIActivityViewController

    init(of sheet: UIActivityViewController) { self.sheet = sheet }

    // By eye, on screenshots of share sheets of systems 13 to 18.
    private static let margin: CGFloat = 16
    private static let headerHeight: CGFloat = 64
    private static let rowHeight: CGFloat = 52
    private static let radius: CGFloat = 10

    func build(in view: UIView) {
        let header = UILabel(frame: .zero)
        header.text = sheet.names
        header.font = .systemFont(ofSize: 15, weight: .semibold)
        header.heightAnchor.constraint(equalToConstant: Self.headerHeight).isActive = true
        let card = UIStackView(arrangedSubviews: sheet.activities.flatMap { [line, row($0)] }.dropFirst().map(\.self))
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = Self.radius
        card.clipsToBounds = true
        let stack = UIStackView(arrangedSubviews: [header, card])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Self.margin),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Self.margin),
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    private var line: UIView {
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / max(line.traitCollection.displayScale, 1)).isActive = true
        return line
    }

    private func row(_ activity: UIActivity) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(activity.activityTitle, for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.setImage(activity.activityImage, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
        button.addAction(UIAction { [weak sheet] _ in sheet?.choose(activity) }, for: .touchUpInside)
        return button
    }
}
