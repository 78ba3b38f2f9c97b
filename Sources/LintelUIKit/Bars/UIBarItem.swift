public import Foundation

/// What bar button items and tab bar items have in common.
@MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityIdentifier: String?

    func changed() { UIApplication.running?.setNeedsCommit() }
}
