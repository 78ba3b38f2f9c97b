import Foundation
import LintelProject

extension InterfaceCoder {
    var tableStyle: UITableView.Style {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    var cellStyle: UITableViewCell.CellStyle {
        switch element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    var reuseIdentifier: String? { element["reuseIdentifier"] }

    @MainActor func decode(_ table: UITableView) {
        if let height = element.number("rowHeight") { table.rowHeight = height < 0 ? UITableView.automaticDimension : CGFloat(height) }
        set(element.number("estimatedRowHeight")) { if $0 > 0 { table.estimatedRowHeight = CGFloat($0) } }
        set(element["separatorStyle"]) { table.separatorStyle = $0 == "none" ? .none : .singleLine }
        set(color("separatorColor")) { table.separatorColor = $0 }
        set(element["allowsSelection"] ?? element["selectionStyle"]) { _ in table.allowsSelection = element.flag("allowsSelection") ?? true
        }
        set(element.flag("allowsMultipleSelection")) { table.allowsMultipleSelection = $0 }
        set(element.flag("allowsSelectionDuringEditing")) { table.allowsSelectionDuringEditing = $0 }
        set(element.child(key: "tableHeaderView")) { table.tableHeaderView = load.view($0) }
        set(element.child(key: "tableFooterView")) { table.tableFooterView = load.view($0) }
        for prototype in element.child("prototypes")?.children("tableViewCell") ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.register(InterfacePrototype(prototype, load), forCellReuseIdentifier: identifier)
        }
        if let sections = element.child("sections") { table.staticRows = StaticTableRows(sections, load) }
    }

    @MainActor func decode(_ cell: UITableViewCell) {
        set(element["accessoryType"].flatMap { Self.accessories[$0] }) { cell.accessoryType = $0 }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        guard let content = element.child(key: "contentView") else { return }
        load.register(cell.contentView, content["id"])
        let coder = InterfaceCoder(content, load)
        cell.contentView.frame = coder.frame
        coder.set(coder.color("backgroundColor")) { cell.contentView.backgroundColor = $0 }
        let masked = InterfaceObjects.takenOut(of: content)
        for child in content.child("subviews")?.children ?? [] where !masked.contains(child["id"] ?? "") {
            if let own = ownView(child, of: cell) { own(child) } else { cell.contentView.addSubview(load.view(child)) }
        }
        load.registerGuides(of: content, cell.contentView)
        if content.child("constraints") != nil { load.constrained.append(content) }
    }

    /// The cell's own text or picture, which the file writes like any other view: it takes over what is said there.
    @MainActor private func ownView(_ child: MarkupElement, of cell: UITableViewCell) -> ((MarkupElement) -> Void)? {
        guard let id = child["id"] else { return nil }
        let coder = InterfaceCoder(child, load)
        switch id {
        case element["textLabel"]:
            return { _ in
                guard let label = cell.textLabel else { return }
                coder.load.register(label, id)
                coder.decode(label)
            }
        case element["detailTextLabel"]:
            return { _ in
                guard let label = cell.detailTextLabel else { return }
                coder.load.register(label, id)
                coder.decode(label)
            }
        case element["imageView"]:
            return { _ in
                guard let picture = cell.imageView else { return }
                coder.load.register(picture, id)
                coder.set(coder.image("image")) { picture.image = $0 }
            }
        default: return nil
        }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton, "none": .none,
    ]

    // MARK: - Collections

    @MainActor var collectionLayout: UICollectionViewLayout? {
        guard let element = element.child(key: "collectionViewLayout") else { return nil }
        let type = load.namedClass(element, otherwise: UICollectionViewFlowLayout.self as UICollectionViewLayout.Type)
        guard let layout = type.init(coder: InterfaceCoder(element, load)) else { return nil }
        load.made(layout, element)
        guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
        let coder = InterfaceCoder(element, load)
        set(element.number("minimumLineSpacing")) { flow.minimumLineSpacing = CGFloat($0) }
        set(element.number("minimumInteritemSpacing")) { flow.minimumInteritemSpacing = CGFloat($0) }
        set(coder.size("itemSize")) { flow.itemSize = $0 }
        set(coder.size("headerReferenceSize")) { flow.headerReferenceSize = $0 }
        set(coder.size("footerReferenceSize")) { flow.footerReferenceSize = $0 }
        set(coder.insets("sectionInset")) { flow.sectionInset = $0 }
        if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
        return flow
    }

    @MainActor func decode(_ collection: UICollectionView) {
        set(element.flag("allowsSelection")) { collection.allowsSelection = $0 }
        set(element.flag("allowsMultipleSelection")) { collection.allowsMultipleSelection = $0 }
        for prototype in element.child("cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.register(InterfacePrototype(prototype, load), .init(identifier: identifier))
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let prototype = element.child(key: key), let identifier = prototype["reuseIdentifier"] else { continue }
            collection.register(InterfacePrototype(prototype, load), .init(identifier: identifier, kind: kind))
        }
    }
}
