package import LintelEvidence

extension InterfaceObjects {
    func view(_ element: MarkupElement) -> InterfaceView {
        var view = InterfaceView(place: place(of: element), id: element["id"] ?? "", kind: Self.kind(of: element.name))
        view.customClass = element["customClass"]
        view.frame = frame(of: element)
        view.autoresizing = autoresizing(of: element)
        view.translatesAutoresizingMask = element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        view.background = color("backgroundColor", of: element)
        view.isHidden = element.flag("hidden") ?? false
        view.text = text("text", of: element) ?? element.child(key: "normal").flatMap { text("title", of: $0) }
        view.image = image("image", of: element) ?? element.child(key: "normal").flatMap { image("image", of: $0) }
        view.accessibilityLabel = accessibilityLabel(of: element)
        view.runtimeAttributes = runtimeAttributes(of: element)
        view.items = element.name == "toolbar" ? items(element.child("items")) : []
        view.navigationItems = element.child("items")?.children("navigationItem").map { navigationItem($0) } ?? []
        view.segments =
            element.child("segments")?.children("segment").map {
                InterfaceSegment(title: text("title", of: $0) ?? "", image: image("image", of: $0))
            } ?? []
        if ["toolbar", "navigationBar", "tabBar"].contains(element.name) { view.look = look(element) }
        view.guides = guides(of: element)
        let masked = Self.takenOut(of: element)
        view.constraints = element.child("constraints")?.children("constraint").map { constraint($0, owner: view.id, masked) } ?? []
        view.subviews = Self.viewElements(in: element).map { child in
            var subview = self.view(child)
            subview.isExcluded = masked.contains(subview.id)
            return subview
        }
        return view
    }

    private static func kind(of name: String) -> InterfaceView.Kind {
        switch name {
        case "view": .plain
        case "toolbar": .toolbar
        case "navigationBar": .navigationBar
        case "tabBar": .tabBar
        case "segmentedControl": .segmentedControl
        case "button": .button
        case "label": .label
        case "imageView": .image
        case "tableView": .table
        case "collectionView": .collection
        case "scrollView": .scroll
        case "mapView": .map
        case "webView", "wkWebView": .web
        case "visualEffectView": .visualEffect
        case "stackView": .stack
        case "containerView": .container
        default: .other(name)
        }
    }

    /// The elements that are subviews: in lists of views, cells and sections, and single ones under keys such as `tableHeaderView`.
    private static func viewElements(in element: MarkupElement) -> [MarkupElement] {
        element.children.flatMap { child -> [MarkupElement] in
            switch child.name {
            case "subviews", "prototypes", "cells": return child.children
            case "sections": return child.children("tableViewSection").flatMap { viewElements(in: $0) }
            default:
                // A collection cell's content view has no id.
                guard let key = child["key"], key == "view" || key.hasSuffix("View") else { return [] }
                return InterfaceVocabulary.isView(child.name) ? [child] : []
            }
        }
    }

    /// Ids that the default variation excludes and no other one includes again.
    package static func takenOut(of element: MarkupElement) -> Set<String> {
        var excluded: Set<String> = []
        var included: Set<String> = []
        for variation in element.children("variation") {
            for mask in variation.children("mask") {
                if variation["key"] == "default" { excluded.formUnion(mask.children("exclude").compactMap { $0["reference"] }) }
                included.formUnion(mask.children("include").compactMap { $0["reference"] })
            }
        }
        return excluded.subtracting(included)
    }

    /// The frame, or the insets that old files write in its place (as far as those give a frame without the superview).
    package func frame(of element: MarkupElement) -> InterfaceFrame? {
        if let inset = element.child("frame"), let width = inset.number("width"), let height = inset.number("height") {
            return InterfaceFrame(x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0, width: width, height: height)
        }
        guard let rect = element.children.first(where: { $0.name == "rect" && ($0["key"] ?? "frame") == "frame" }),
            let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return InterfaceFrame(x: x, y: y, width: width, height: height)
    }

    package func autoresizing(of element: MarkupElement) -> InterfaceAutoresizing {
        guard let mask = element.child("autoresizingMask") else { return [] }
        let names: [(String, InterfaceAutoresizing)] = [
            ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
            ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
        ]
        return InterfaceAutoresizing(names.filter { mask.flag($0.0) == true }.map(\.1))
    }

    /// Safe area, margins and the like of a view, or the two guides of a controller in files for iOS 7 to 10.
    package func guides(of element: MarkupElement) -> [InterfaceGuide] {
        let own = element.children("viewLayoutGuide").map { guide -> InterfaceGuide in
            let kind: InterfaceGuide.Kind =
                switch guide["key"] ?? "" {
                case "safeArea": .safeArea
                case "layoutMargins", "margins": .margins
                case "keyboard", "keyboardLayoutGuide": .keyboard
                case "readableContent", "readableContentGuide": .readable
                case "contentLayoutGuide": .scrollContent
                case "frameLayoutGuide": .scrollFrame
                default: .other
                }
            return InterfaceGuide(id: guide["id"] ?? "", kind: kind)
        }
        let ofController =
            element.child("layoutGuides")?.children("viewControllerLayoutGuide").map { guide in
                InterfaceGuide(id: guide["id"] ?? "", kind: guide["type"] == "top" ? .top : .bottom)
            } ?? []
        return own + ofController
    }

    /// What `symbolic="YES"` stands for between neighbours, in points (the standard spacing of Auto Layout).
    package static let standardSpacing = 8.0

    package func constraint(_ element: MarkupElement, owner: String, _ masked: Set<String>) -> InterfaceConstraint {
        let id = element["id"] ?? ""
        let first = InterfaceConstraint.Anchor(item: element["firstItem"] ?? owner, attribute: element["firstAttribute"] ?? "")
        let second = element["secondAttribute"].map { InterfaceConstraint.Anchor(item: element["secondItem"] ?? owner, attribute: $0) }
        let symbolic = element.flag("symbolic") ?? false
        var constraint = InterfaceConstraint(
            place: place(of: element), id: id, first: first, second: second,
            constant: element.number("constant") ?? (symbolic ? Self.standardSpacing : 0))
        switch element["relation"] {
        case "greaterThanOrEqual": constraint.relation = .atLeast
        case "lessThanOrEqual": constraint.relation = .atMost
        default: constraint.relation = .equal
        }
        constraint.multiplier = Self.ratio(element["multiplier"]) ?? 1
        constraint.priority = element.number("priority") ?? 1000
        constraint.isExcluded = masked.contains(id)
        return constraint
    }

    /// `0.5`, or `3:4` as the editor writes ratios.
    private static func ratio(_ text: String?) -> Double? {
        guard let parts = text?.split(separator: ":").map({ Double($0) }), let first = parts.first ?? nil else { return nil }
        guard parts.count == 2, let second = parts[1], second != 0 else { return first }
        return first / second
    }
}
