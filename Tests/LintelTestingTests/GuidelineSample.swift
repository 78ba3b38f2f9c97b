import Foundation
import LintelUIKit

/// A screen with one fault, and the screen without it.
enum GuidelineSample: String, CaseIterable, Sendable {
    case toolbarInTab, crowdedTitles, joinedTitles, segments, placeholder, unlabelledIcon, longTitles, smallControl, paleText, hiddenForGood

    /// The rule that finds the fault.
    var rule: String {
        switch self {
        case .toolbarInTab: "toolbar-with-tab-bar"
        case .crowdedTitles: "toolbar-text-crowded"
        case .joinedTitles: "toolbar-text-not-separated"
        case .segments: "segmented-control-in-toolbar"
        case .placeholder: "item-placeholder-title"
        case .unlabelledIcon: "toolbar-icon-without-label"
        case .longTitles: "toolbar-too-many-items"
        case .smallControl: "item-touch-target-small"
        case .paleText: "status-bar-contrast"
        case .hiddenForGood: "hidden-bar-cannot-return"
        }
    }

    @MainActor func controller(isFaulty: Bool) -> UIViewController {
        switch self {
        case .toolbarInTab: Self.tabs(isFaulty)
        case .crowdedTitles: Self.toolbar(isFaulty ? ["Cut", "Copy", "Edit", "Sort"] : ["Cut", "Copy", "Edit"])
        case .joinedTitles: Self.toolbar(["Cut", "Copy"], isSpaced: !isFaulty)
        case .segments: Self.toolbar([isFaulty ? .init(customView: UISegmentedControl(items: ["Day", "Week"])) : Self.title("Day")])
        case .placeholder: Self.toolbar([isFaulty ? "Item" : "Items"])
        case .unlabelledIcon: Self.icon(label: isFaulty ? nil : "Share")
        case .longTitles:
            Self.toolbar(isFaulty ? ["Move to another folder", "Copy to another folder", "Delete"] : ["Move", "Copy", "Delete"])
        case .smallControl: ControlViewController(side: isFaulty ? 20 : 44)
        case .paleText: ScrollViewController(band: isFaulty ? .white : .black)
        case .hiddenForGood: HidingViewController(listens: !isFaulty)
        }
    }

    @MainActor private static func title(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @MainActor private static func toolbar(_ titles: [String], isSpaced: Bool = true) -> UIViewController {
        let items = titles.map { title($0) }
        return toolbar(isSpaced ? Array(items.map { [$0] }.joined(separator: [.flexibleSpace()])) : items)
    }

    @MainActor private static func toolbar(_ items: [UIBarButtonItem]) -> UIViewController {
        let controller = UIViewController()
        controller.toolbarItems = items
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        return navigation
    }

    @MainActor private static func icon(label: String?) -> UIViewController {
        let item = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = label
        return toolbar([item])
    }

    /// The toolbar stands in a tab, or on a screen without tabs.
    @MainActor private static func tabs(_ isFaulty: Bool) -> UIViewController {
        let navigation = toolbar(["Cut"])
        guard isFaulty else { return navigation }
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        return tabs
    }
}

/// A single control in the middle of nothing.
final class ControlViewController: UIViewController {
    private let side: CGFloat

    init(side: CGFloat) {
        self.side = side
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: side, height: side))
        control.accessibilityLabel = "Play"
        view.addSubview(control)
    }
}

/// Black content three screens long, with a band of a colour in its middle; the status bar's text is always light.
final class ScrollViewController: UIViewController {
    private let band: UIColor

    init(band: UIColor) {
        self.band = band
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .black
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: view.bounds.width, height: 2400)
        let middle = UIView(frame: CGRect(x: 0, y: 800, width: view.bounds.width, height: 600))
        middle.backgroundColor = band
        scroll.addSubview(middle)
        view.addSubview(scroll)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A screen that begins without the status bar; a tap may bring it back.
final class HidingViewController: UIViewController {
    private let listens: Bool
    private var isHiding = true

    init(listens: Bool) {
        self.listens = listens
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        guard listens else { return }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", HidingViewController.tapped)))
    }

    func tapped() {
        isHiding.toggle()
        setNeedsStatusBarAppearanceUpdate()
    }

    override var prefersStatusBarHidden: Bool { isHiding }
}
