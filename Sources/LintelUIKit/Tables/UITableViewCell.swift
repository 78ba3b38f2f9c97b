public import Foundation
import LintelLayout
import LintelModel

/// A row: a picture, a title, a second text and a sign at the end, or whatever the app puts into its content view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// What the sign does that a row shows while its table is edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    let cellStyle: CellStyle
    public internal(set) var reuseIdentifier: String?
    /// Where a tap on the row leads.
    var segue: SegueTrigger?
    public let contentView: UIView = CellContent(frame: .zero)
    open private(set) lazy var textLabel: UILabel? = add(UILabel(frame: .zero))
    open private(set) lazy var detailTextLabel: UILabel? = cellStyle == .default ? nil : add(UILabel(frame: .zero))
    open private(set) lazy var imageView: UIImageView? = add(UIImageView(frame: .zero))
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var selectionStyle = SelectionStyle.default { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    open var isHighlighted = false { didSet { changed() } }
    /// Its table is edited.
    public private(set) var isEditing = false
    public private(set) var editingStyle = EditingStyle.none
    /// The button that deletes the row shows.
    public var showingDeleteConfirmation: Bool { isShowingDeletion }
    /// How far a stroke has moved the content aside, in points; to the left below nought.
    var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { CellRow(self).placeContent() } }
    }
    var isShowingDeletion = false { didSet { setNeedsLayout() } }
    /// Beside the sign, and the button that deletes: made when the table is edited first.
    private lazy var control = EditingControl(self)

    public required init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        start()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        let archived = coder as? InterfaceCoder
        cellStyle = archived?.cellStyle ?? .default
        reuseIdentifier = archived?.reuseIdentifier
        super.init(coder: coder)
        start()
    }

    private func start() {
        backgroundColor = backgroundColor ?? .secondarySystemGroupedBackground
        addSubview(contentView)
    }

    /// What the content is made from; it takes the place of the cell's own texts and picture.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contentView.addSubview(configured) }
            setNeedsLayout()
        }
    }
    private var configured: UIView?

    /// Empty, in the manner of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    private func add<View: UIView>(_ view: View) -> View {
        hasOwnContent = true
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    func edit(_ isEditing: Bool, _ style: EditingStyle) {
        guard isEditing != self.isEditing || style != editingStyle else { return }
        self.isEditing = isEditing
        editingStyle = style
        isShowingDeletion = false
    }

    open func prepareForReuse() {
        isShowingDeletion = false
        isSelected = false
        isHighlighted = false
    }

    /// Whether one of the cell's own texts or pictures is in use.
    private(set) var hasOwnContent = false

    var table: UITableView? { superview as? UITableView }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = CellRow(self)
        row.placeContent()
        row.layOut()
        if let configured, configured.frame != contentView.bounds { configured.frame = contentView.bounds }
        if editingStyle != .none || control.isInUse { control.layOut() }
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        CellRow(self).drawing(in: box, context, separator: table?.separatorStyle == .singleLine ? table?.separatorColor : nil)
    }

    // MARK: - Touches

    /// The finger came down on the button at the end.
    private var isOnDetail = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first.map({ CellRow(self).isOnDetailButton($0.location(in: self)) }) == true { return isOnDetail = true }
        if table?.isSelecting == true, table?.mayHighlight(self) == true { isHighlighted = true }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !bounds.contains(touch.location(in: self)) { isHighlighted = false }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isOnDetail {
            isOnDetail = false
            if touches.contains(where: { CellRow(self).isOnDetailButton($0.location(in: self)) }) { table?.touchDetail(self) }
        }
        guard isHighlighted else { return }
        isHighlighted = false
        table?.touchSelect(self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isOnDetail = false
        isHighlighted = false
    }
}

/// Holds a cell's texts and picture; whatever of them changes its size, all are placed anew.
private final class CellContent: UIView {
    /// `UITableViewCell.contentView.layoutMargins` of a phone up to 400 points wide, as Interface Builder writes it into frames.
    private static let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = Self.margins
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let cell = superview as? UITableViewCell { CellRow(cell).layOut() }
    }
}
