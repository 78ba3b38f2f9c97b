import Foundation
import LintelLayout
import LintelModel

/// Where a cell's own parts lie, and what it paints itself.
@MainActor
struct CellRow {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) { self.cell = cell }

    /// At both sides, and between picture and text (`UITableConstants_IOS` of iOS 26).
    private static let margin: CGFloat = 16
    private static let pictureGap: CGFloat = 16
    // By eye, on screenshots of lists of iOS 13 to 18.
    private static let gap: CGFloat = 12
    private static let accessoryWidth: CGFloat = 18
    private static let pictureSide: CGFloat = 29
    private static let detailSize: CGFloat = 12
    /// Of the titles of `value2`.
    private static let titleColumn: CGFloat = 91
    private static let signSide = 14.0

    private var isMirrored: Bool { cell.traitCollection.layoutDirection == .rightToLeft }

    private var accessory: CGFloat {
        if cell.isEditing { return 0 }
        if let view = cell.accessoryView { return view.frame.width + Self.margin }
        return symbols.isEmpty ? 0 : CGFloat(symbols.count) * Self.accessoryWidth + Self.margin
    }

    /// The content view's frame: what the signs at both ends leave.
    var content: CGRect {
        let control = cell.editingStyle == .none ? 0 : EditingControl.width
        let button = cell.isShowingDeletion ? EditingControl.buttonWidth(cell) : 0
        let (start, end) = (control - button, accessory)
        return CGRect(
            x: isMirrored ? end + button : start, y: 0, width: max(0, cell.bounds.width - control - end), height: cell.bounds.height)
    }

    /// Whether a point of the cell lies on the button that tells more: the row's end, where it has one.
    func isOnDetailButton(_ point: CGPoint) -> Bool {
        guard symbols.contains("info.circle"), !cell.isEditing, cell.accessoryView == nil else { return false }
        return isMirrored ? point.x < accessory + Self.gap : point.x > cell.bounds.width - accessory - Self.gap
    }

    func placeContent() {
        let frame = content.offsetBy(dx: cell.swipeOffset, dy: 0)
        if cell.contentView.frame != frame { cell.contentView.frame = frame }
        cell.changed()
    }

    func layOut() {
        cell.accessoryView?.isHidden = cell.isEditing
        if let view = cell.accessoryView {
            let x = isMirrored ? Self.margin : cell.bounds.width - view.frame.width - Self.margin
            let place = CGPoint(x: x, y: (cell.bounds.height - view.frame.height) / 2)
            if view.frame.origin != place { view.frame.origin = place }
        }
        guard cell.hasOwnContent else { return }
        var room = content.offsetBy(dx: -content.minX, dy: 0).insetBy(dx: Self.margin, dy: 0)
        if let picture = cell.imageView, picture.image != nil {
            let x = isMirrored ? room.maxX - Self.pictureSide : room.minX
            place(picture, CGRect(x: x, y: room.midY - Self.pictureSide / 2, width: Self.pictureSide, height: Self.pictureSide))
            if !isMirrored { room.origin.x += Self.pictureSide + Self.pictureGap }
            room.size.width -= Self.pictureSide + Self.pictureGap
        }
        layOutTexts(in: room)
    }

    private func layOutTexts(in room: CGRect) {
        guard let title = cell.textLabel else { return }
        guard let detail = cell.detailTextLabel, detail.text?.isEmpty == false else { return place(title, room) }
        switch cell.cellStyle {
        case .default: place(title, room)
        case .value1:
            if detail.textColor == .label { detail.textColor = .secondaryLabel }
            let width = min(detail.intrinsicContentSize.width, room.width / 2)
            let rest = room.width - width - Self.gap
            place(detail, CGRect(x: isMirrored ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height))
            place(title, CGRect(x: isMirrored ? room.maxX - rest : room.minX, y: room.minY, width: rest, height: room.height))
        case .value2:
            let rest = room.width - Self.titleColumn - Self.gap
            let x = isMirrored ? room.maxX - Self.titleColumn : room.minX
            place(title, CGRect(x: x, y: room.minY, width: Self.titleColumn, height: room.height))
            place(detail, CGRect(x: isMirrored ? room.minX : room.maxX - rest, y: room.minY, width: rest, height: room.height))
        case .subtitle:
            if detail.font.pointSize != Self.detailSize { detail.font = .systemFont(ofSize: Self.detailSize) }
            let (upper, lower) = (title.intrinsicContentSize.height, detail.intrinsicContentSize.height)
            let top = room.midY - (upper + lower) / 2
            place(title, CGRect(x: room.minX, y: top, width: room.width, height: upper))
            place(detail, CGRect(x: room.minX, y: top + upper, width: room.width, height: lower))
        }
    }

    private func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

    // MARK: - Painting

    func drawing(in box: Rect, _ context: ViewDrawing, separator: UIColor?) -> [Scene.Item] {
        var items: [Scene.Item] = []
        if cell.selectionStyle != .none, cell.isSelected || cell.isHighlighted {
            items.append(.fill(.rect(box), .color(context.resolved(.systemGray4, for: cell))))
        }
        if let separator {
            let thickness = 1 / Double(max(cell.traitCollection.displayScale, 1))
            let inset = Double(Self.margin)
            let line = Rect(
                x: isMirrored ? box.x : box.x + inset, y: box.maxY - thickness, width: box.width - inset, height: thickness)
            items.append(.fill(.rect(line), .color(context.resolved(separator, for: cell))))
        }
        return items + signs(in: box.offset(x: Double(cell.swipeOffset)), context)
    }

    private func signs(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard cell.accessoryView == nil, !cell.isEditing else { return [] }
        let side = Self.signSide
        return symbols.enumerated().flatMap { place, symbol in
            // From the row's end on.
            let way = Double(Self.margin) + Double(symbols.count - 1 - place) * Double(Self.accessoryWidth)
            let x = isMirrored ? box.x + way : box.maxX - way - side
            let color: UIColor = symbol.hasPrefix("chevron") ? .tertiaryLabel : cell.tintColor
            return IconDrawing(icon: .symbol(symbol), environment: context.environment, symbolSide: side).drawing(
                in: Rect(x: x, y: box.midY - side / 2, width: side, height: side), color: context.resolved(color, for: cell))
        }
    }

    /// The last one stands at the row's end.
    private var symbols: [String] {
        let chevron = isMirrored ? "chevron.left" : "chevron.right"
        switch cell.accessoryType {
        case .none: return []
        case .disclosureIndicator: return [chevron]
        case .checkmark: return ["checkmark"]
        case .detailButton: return ["info.circle"]
        case .detailDisclosureButton: return ["info.circle", chevron]
        }
    }
}
