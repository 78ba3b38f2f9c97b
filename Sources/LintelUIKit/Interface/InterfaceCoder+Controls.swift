import Foundation
import LintelProject

extension InterfaceCoder {
    @MainActor func decode(control: UIControl) {
        set(element.flag("enabled")) { control.isEnabled = $0 }
        set(element.flag("selected")) { control.isSelected = $0 }
    }

    @MainActor func decode(_ button: UIButton) {
        set(font("fontDescription")) { button.titleLabel?.font = $0 }
        set(insets("contentEdgeInsets")) { button.contentEdgeInsets = $0 }
        set(element.flag("showsMenuAsPrimaryAction")) { button.showsMenuAsPrimaryAction = $0 }
        set(element.flag("changesSelectionAsPrimaryAction")) { button.changesSelectionAsPrimaryAction = $0 }
        set(element.flag("adjustsImageWhenHighlighted")) { button.adjustsImageWhenHighlighted = $0 }
        for state in element.children("state") {
            guard let place = state["key"].flatMap({ Self.states[$0] }) else { continue }
            let coder = InterfaceCoder(state, load)
            set(coder.text("title")) { button.setTitle($0, for: place) }
            set(coder.attributedText("attributedTitle")) { button.setAttributedTitle($0, for: place) }
            set(coder.color("titleColor")) { button.setTitleColor($0, for: place) }
            set(coder.image("image")) { button.setImage($0, for: place) }
            set(coder.image("backgroundImage")) { button.setBackgroundImage($0, for: place) }
        }
        set(configuration) { button.configuration = $0 }
    }

    @MainActor func decode(_ view: UISwitch) {
        decode(control: view)
        view.isOn = element.flag("on") ?? true
        set(color("onTintColor")) { view.onTintColor = $0 }
        set(color("thumbTintColor")) { view.thumbTintColor = $0 }
    }

    @MainActor func decode(_ slider: UISlider) {
        decode(control: slider)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.value = Float(element.number("value") ?? 0)
        set(element.flag("continuous")) { slider.isContinuous = $0 }
        set(color("minimumTrackTintColor")) { slider.minimumTrackTintColor = $0 }
        set(color("maximumTrackTintColor")) { slider.maximumTrackTintColor = $0 }
    }

    @MainActor func decode(_ view: UIProgressView) {
        if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        view.progress = Float(element.number("progress") ?? 0)
        set(color("progressTintColor")) { view.progressTintColor = $0 }
        set(color("trackTintColor")) { view.trackTintColor = $0 }
    }

    /// Of a system button, or one that brings its own picture.
    var buttonType: UIButton.ButtonType {
        switch element["buttonType"] {
        case "roundedRect", "system": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }

    @MainActor private var configuration: UIButton.Configuration? {
        guard let element = element.child(key: "configuration"), element.name == "buttonConfiguration" else { return nil }
        let coder = InterfaceCoder(element, load)
        var configuration: UIButton.Configuration
        switch element["style"] {
        case "filled", "borderedProminent": configuration = .filled()
        case "tinted", "borderedTinted": configuration = .tinted()
        case "gray", "bordered": configuration = .gray()
        case "borderless": configuration = .borderless()
        default: configuration = .plain()
        }
        configuration.title = coder.text("title") ?? coder.attributedText("attributedTitle")?.string
        configuration.image = coder.image("image")
        set(element.number("imagePadding")) { configuration.imagePadding = CGFloat($0) }
        configuration.baseForegroundColor = coder.color("baseForegroundColor")
        configuration.baseBackgroundColor = coder.color("baseBackgroundColor")
        return configuration
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]

    @MainActor func decode(_ control: UISegmentedControl) {
        for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
            control.insertSegment(withTitle: load.objects.text("title", of: segment), at: index, animated: false)
        }
        set(element.number("selectedSegmentIndex")) { control.selectedSegmentIndex = Int($0) }
    }

    @MainActor func decode(_ bar: UISearchBar) {
        set(text("text")) { bar.text = $0 }
        set(text("placeholder")) { bar.placeholder = $0 }
        set(color("barTintColor")) { bar.barTintColor = $0 }
        set(element.flag("showsCancelButton")) { bar.showsCancelButton = $0 }
        set(element.flag("showsScopeBar")) { bar.showsScopeBar = $0 }
        switch element["searchBarStyle"] {
        case "prominent": bar.searchBarStyle = .prominent
        case "minimal": bar.searchBarStyle = .minimal
        default: break
        }
        let scopes = element.child("scopeButtonTitles")?.children("string").map(\.text) ?? []
        if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
    }

    var wheelStyle: UIActivityIndicatorView.Style {
        switch element["style"] {
        case "whiteLarge": .whiteLarge
        case "white": .white
        case "gray": .gray
        case "large": .large
        default: .medium
        }
    }

    @MainActor func decode(_ wheel: UIActivityIndicatorView) {
        set(color("color")) { wheel.color = $0 }
        set(element.flag("hidesWhenStopped")) { wheel.hidesWhenStopped = $0 }
        if element.flag("animating") == true { wheel.startAnimating() }
    }

    @MainActor func decode(_ stack: UIStackView) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        set(element["distribution"].flatMap { name in Self.distributions.first { "\($0)" == name } }) { stack.distribution = $0 }
        set(element["alignment"].flatMap { Self.alignments[$0] }) { stack.alignment = $0 }
        if element["spacingType"] == "standard" { stack.spacing = CGFloat(InterfaceObjects.standardSpacing) }
        set(element.number("spacing")) { stack.spacing = CGFloat($0) }
        set(element.flag("layoutMarginsRelativeArrangement")) { stack.isLayoutMarginsRelativeArrangement = $0 }
    }

    private static let distributions = (0...4).compactMap(UIStackView.Distribution.init(rawValue:))
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]

    @MainActor func decode(_ pane: UIVisualEffectView) {
        let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
        let style = blur?["style"].flatMap { name in (0...20).compactMap(UIBlurEffect.Style.init(rawValue:)).first { "\($0)" == name } }
        set(style) { pane.effect = UIBlurEffect(style: $0) }
        decodeContent(of: pane.contentView)
    }

    @MainActor func decode(scroll: UIScrollView) {
        set(element.flag("scrollEnabled")) { scroll.isScrollEnabled = $0 }
        set(element.flag("pagingEnabled")) { scroll.isPagingEnabled = $0 }
        set(element.flag("bounces")) { scroll.bounces = $0 }
        set(element.flag("alwaysBounceVertical")) { scroll.alwaysBounceVertical = $0 }
        set(element.flag("alwaysBounceHorizontal")) { scroll.alwaysBounceHorizontal = $0 }
        set(element.flag("directionalLockEnabled")) { scroll.isDirectionalLockEnabled = $0 }
        set(insets("contentInset")) { scroll.contentInset = $0 }
        switch element["keyboardDismissMode"] {
        case "onDrag": scroll.keyboardDismissMode = .onDrag
        case "interactive": scroll.keyboardDismissMode = .interactive
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": scroll.contentInsetAdjustmentBehavior = .never
        case "always": scroll.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
    }
}
