#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Bars of a dark theme in the manner before appearance objects.
final class ThemePickerController: UIViewController {
    let themes = UISegmentedControl(items: ["Light", "Dark"])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Theme"
        view.backgroundColor = .systemBackground
        themes.frame = CGRect(x: 20, y: 150, width: 280, height: 32)
        view.addSubview(themes)
        themes.addTarget(self, action: #selector(themeChosen(_:)), for: .valueChanged)
    }

    @objc func themeChosen(_ control: UISegmentedControl) {
        let isDark = control.selectedSegmentIndex == 1
        navigationController?.navigationBar.barStyle = isDark ? .black : .default
        navigationController?.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        setNeedsStatusBarAppearanceUpdate()
    }
}
