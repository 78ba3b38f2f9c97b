import Foundation
import LintelEvidence
import LintelProject

extension InterfaceCoder {
    /// Where the file has the view, in points.
    @MainActor var frame: CGRect {
        guard let frame = load.objects.frame(of: element) else { return .zero }
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// Everything that the file says of a view, with what lies in it. Called at the end of `UIView.init(coder:)`, so that an app's own
    /// initializer finds it all there.
    @MainActor func decode(_ view: UIView) {
        decodeLook(view)
        decodeLayout(view)
        switch view {
        case let label as UILabel: decode(label)
        case let button as UIButton: decode(button)
        case let field as UITextField: decode(field)
        case let text as UITextView: decode(text)
        case let picture as UIImageView: set(image("image")) { picture.image = $0 }
        case let stack as UIStackView: decode(stack)
        case let table as UITableView: decode(table)
        case let cell as UITableViewCell: decode(cell)
        case let collection as UICollectionView: decode(collection)
        case let cell as UICollectionViewCell: decodeContent(of: cell.contentView)
        case let pane as UIVisualEffectView: decode(pane)
        case let segments as UISegmentedControl: decode(segments)
        case let bar as UISearchBar: decode(bar)
        case let bar as UIToolbar: decode(bar)
        case let bar as UINavigationBar: decode(bar)
        case let bar as UITabBar: decode(bar)
        case let wheel as UIActivityIndicatorView: decode(wheel)
        default: break
        }
        if let control = view as? UIControl { decode(control: control) }
        if let scroll = view as? UIScrollView { decode(scroll: scroll) }
        decodeSubviews(of: view)
        load.attribute(view, element)
        load.registerGuides(of: element, view)
        if element.child("constraints") != nil { load.constrained.append(element) }
    }

    @MainActor private func decodeLook(_ view: UIView) {
        set(color("backgroundColor")) { view.backgroundColor = $0 }
        set(color("tintColor")) { view.tintColor = $0 }
        set(element.number("alpha")) { view.alpha = CGFloat($0) }
        set(element.flag("hidden")) { view.isHidden = $0 }
        set(element.flag("clipsSubviews")) { view.clipsToBounds = $0 }
        set(element.flag("userInteractionEnabled")) { view.isUserInteractionEnabled = $0 }
        set(element.number("tag")) { view.tag = Int($0) }
        set(element["contentMode"].flatMap { Self.contentModes[$0] }) { view.contentMode = $0 }
        set(load.objects.accessibilityLabel(of: element)) { view.accessibilityLabel = $0 }
        set(element.child("accessibility")?["identifier"]) { view.accessibilityIdentifier = $0 }
    }

    @MainActor private func decodeLayout(_ view: UIView) {
        let mask = load.objects.autoresizing(of: element)
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
        // A view that the editor holds in place has no constraints of its own at run time.
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let margins = insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = element.child(key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.length("top"), leading: margins.length("leading"), bottom: margins.length("bottom"),
                trailing: margins.length("trailing"))
        }
        set(element.flag("insetsLayoutMarginsFromSafeArea")) { view.insetsLayoutMarginsFromSafeArea = $0 }
        for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            set(element.number(name + "HuggingPriority")) { view.setContentHuggingPriority(.init(Float($0)), for: axis) }
            set(element.number(name + "CompressionResistancePriority")) {
                view.setContentCompressionResistancePriority(.init(Float($0)), for: axis)
            }
        }
    }

    @MainActor private func decodeSubviews(of view: UIView) {
        let masked = InterfaceObjects.takenOut(of: element)
        for child in element.child("subviews")?.children ?? [] where !masked.contains(child["id"] ?? "") {
            let subview = load.view(child)
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
    }

    /// What stands in a view that its owner has made itself: a cell's content view, or that of an effect.
    @MainActor func decodeContent(of view: UIView) {
        guard let content = element.child(key: "contentView") ?? element.child(key: "view") else { return }
        load.register(view, content["id"])
        let coder = InterfaceCoder(content, load)
        view.frame = coder.frame.isEmpty ? CGRect(origin: .zero, size: frame.size) : coder.frame
        coder.set(coder.color("backgroundColor")) { view.backgroundColor = $0 }
        coder.decodeSubviews(of: view)
        load.registerGuides(of: content, view)
        if content.child("constraints") != nil { load.constrained.append(content) }
    }

    @MainActor func insets(_ key: String) -> UIEdgeInsets? {
        guard let element = element.child(key: key) else { return nil }
        // Old files name the sides by coordinates.
        if element["minX"] != nil || element["minY"] != nil {
            return UIEdgeInsets(
                top: element.length("minY"), left: element.length("minX"), bottom: element.length("maxY"), right: element.length("maxX"))
        }
        return UIEdgeInsets(
            top: element.length("top"), left: element.length("left"), bottom: element.length("bottom"), right: element.length("right"))
    }

    func size(_ key: String) -> CGSize? {
        guard let element = element.child(key: key), element.name == "size" else { return nil }
        return CGSize(width: element.length("width"), height: element.length("height"))
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension MarkupElement {
    /// In points; 0 where the attribute is absent.
    func length(_ name: String) -> CGFloat { CGFloat(number(name) ?? 0) }
}
