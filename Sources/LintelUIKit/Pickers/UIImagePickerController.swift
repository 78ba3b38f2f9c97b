public import Foundation
import LintelLayout
import LintelModel

/// The photo library, of which the user chooses one picture. It shows the pictures that `UIApplication.photos` has; there is no camera.
///
/// UIKit's is a navigation controller; this one holds one, and has its bar.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// What a chosen picture comes with; the raw values are UIKit's.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// Only where `allowsEditing`; nothing can be cut off, so it is the picture itself.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary {
        didSet {
            precondition(Self.isSourceTypeAvailable(sourceType), "no camera is played: ask isSourceTypeAvailable(_:) first")
        }
    }
    open var allowsEditing = false
    private let grid = PhotoGrid()
    private lazy var stack = UINavigationController(rootViewController: grid)
    public var navigationBar: UINavigationBar { stack.navigationBar }
    private var isFinished = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        addChild(stack)
        let locale = UIApplication.running?.base.traits.locale ?? "en"
        grid.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: LintelModel.SystemItem.cancel.label(in: locale), primaryAction: UIAction { [unowned self] _ in cancel() })
        grid.choose = { [unowned self] in choose($0) }
    }

    /// The library is there, a camera is not.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// What the library holds.
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [imageType] : nil
    }

    private static let imageType = "public.image"

    private func cancel() {
        guard !isFinished else { return }
        isFinished = true
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }

    private func choose(_ image: UIImage) {
        guard !isFinished else { return }
        isFinished = true
        guard let delegate else { return dismiss(animated: true) }
        var info: [InfoKey: Any] = [.originalImage: image, .mediaType: Self.imageType]
        if allowsEditing { info[.editedImage] = image }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isFinished = false
    }

    /// A stroke down took it away.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancel()
    }

    override var shownChild: UIViewController? { stack }
    override var managedChildren: [UIViewController] { [stack] }
}

/// Hears what the user chose.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
