public import Foundation
import LintelModel

/// What bar button items and tab bar items have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject, Styled {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    /// In the image's place in compact height (TB-55).
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// Shown by a long press at accessibility text sizes (TB-59).
    open var largeContentSizeImage: UIImage? { didSet { changed() } }
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityIdentifier: String? { didSet { changed() } }
    open var accessibilityValue: String?
    /// What a touch on it does, in a few words.
    open var accessibilityHint: String? { didSet { changed() } }
    open var accessibilityTraits = UIAccessibilityTraits.button

    var spoken: SpokenElement {
        SpokenElement(
            label: accessibilityLabel ?? title ?? "", value: accessibilityValue, traits: accessibilityTraits, hint: accessibilityHint)
    }

    var styles = StyleSheet()
    /// The bar whose proxies' values it has taken over.
    weak var styledIn: UIBar?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// Called once an interface file's objects are made and connected.
    open func awakeFromNib() {}

    /// `foregroundColor` and `font` of the title in one state; they go before what the bar's appearance says.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        setStyle(attributes, of: "titleTextAttributes", for: [Int(state.rawValue)])
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        style("titleTextAttributes", for: [Int(state.rawValue)], else: nil)
    }

    func changed() { UIApplication.running?.setNeedsCommit() }

    /// What the image is besides its name.
    func picture(_ style: UIUserInterfaceStyle) -> BarPicture {
        var picture = BarPicture(insets: imageInsets.model, landscapeIcon: landscapeImagePhone?.icon(style))
        picture.landscapeInsets = landscapeImagePhoneInsets.model
        picture.largeIcon = largeContentSizeImage?.icon(style)
        picture.largeInsets = largeContentSizeImageInsets.model
        image?.describe(&picture)
        return picture
    }
}
