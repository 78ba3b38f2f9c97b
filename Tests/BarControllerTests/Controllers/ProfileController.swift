#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// A title view of two lines and a round button as a bar button item.
final class ProfileController: UIViewController {
    private let nameLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.boldSystemFont(ofSize: 15)
        label.text = "Grace"
        return label
    }()
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let lines = UIStackView(arrangedSubviews: [nameLabel, UILabel()])
        lines.axis = .vertical
        navigationItem.titleView = lines
        let avatar = UIControl(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        avatar.layer.cornerRadius = 16
        avatar.backgroundColor = .systemOrange
        avatar.addTarget(self, action: #selector(avatarTapped), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
        navigationItem.prompt = "Signed in"
    }

    @objc private func avatarTapped(_ sender: UIControl) { taps += 1 }
}
