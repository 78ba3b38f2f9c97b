import Foundation
import LintelModel

/// The pictures of the library in squares, the newest last.
@MainActor
final class PhotoGrid: UIViewController {
    var choose: (UIImage) -> Void = { _ in }
    private let scroll = UIScrollView()
    private let emptyLabel = UILabel(frame: .zero)
    private var buttons: [UIButton] = []

    // By eye, on screenshots of the photo picker of iOS 13 to 18.
    private static let columns = 3
    private static let gap: CGFloat = 2

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Photos"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        emptyLabel.text = "No Photos"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        view.addSubview(emptyLabel)
        for photo in UIApplication.running?.photos ?? [] {
            let button = UIButton(type: .custom)
            let picture = UIImageView(image: photo)
            picture.contentMode = .scaleAspectFill
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            picture.frame = button.bounds
            button.clipsToBounds = true
            button.addSubview(picture)
            button.addAction(UIAction { [unowned self] _ in choose(photo) }, for: .touchUpInside)
            scroll.addSubview(button)
            buttons.append(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        emptyLabel.isHidden = !buttons.isEmpty
        emptyLabel.frame = view.bounds
        let columns = CGFloat(Self.columns)
        let side = ((view.bounds.width - Self.gap * (columns - 1)) / columns).rounded(.down)
        for (index, button) in buttons.enumerated() {
            let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
            let frame = CGRect(x: column * (side + Self.gap), y: row * (side + Self.gap), width: side, height: side)
            if button.frame != frame { button.frame = frame }
        }
        let rows = CGFloat((buttons.count + Self.columns - 1) / Self.columns)
        scroll.contentSize = CGSize(width: view.bounds.width, height: max(0, rows * (side + Self.gap) - Self.gap))
    }
}
