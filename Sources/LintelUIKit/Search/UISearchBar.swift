public import Foundation
import LintelLayout
import LintelModel

/// A field for a search, a button that ends it, and scopes below: in a navigation bar by way of `UISearchController`, or anywhere else.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How its ground looks outside of navigation bars.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UISearchTextField(frame: .zero)
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            changed()
        }
    }
    /// Which letters the keyboard makes capitals by itself: none, unless it is said.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Nil: the system's word.
    open var placeholder: String? { didSet { changed() } }
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    open var showsScopeBar = false { didSet { rowsChanged() } }
    open var scopeButtonTitles: [String]? { didSet { rowsChanged() } }
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl.selectedSegmentIndex) }
        set { scopeControl.selectedSegmentIndex = newValue }
    }
    open var searchBarStyle = Style.default { didSet { changed() } }
    /// Of the ground; nil: the system's.
    open var barTintColor: UIColor? { didSet { changed() } }

    let cancelButton = UIButton(type: .system)
    private(set) var scopeControl = UISegmentedControl(items: [])
    weak var search: UISearchController?
    private lazy var typing = SearchTyping(self)
    /// Where a navigation bar's layout has put the parts, in the bar's own coordinates.
    private var managed: SearchPlaces?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        addSubview(searchTextField)
        searchTextField.delegate = typing
        searchTextField.autocapitalizationType = .none
        searchTextField.addAction(UIAction { [unowned self] _ in textChanged() }, for: .editingChanged)
        cancelButton.addAction(UIAction { [unowned self] _ in cancel() }, for: .touchUpInside)
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: - What the user does

    private func textChanged() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        search?.update()
        changed()
    }

    private func cancel() {
        search?.cancel()
        delegate?.searchBarCancelButtonClicked(self)
    }

    private func scopeChanged() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        search?.update()
        changed()
    }

    private func rowsChanged() {
        let old = selectedScopeButtonIndex
        scopeControl.removeFromSuperview()
        scopeControl = UISegmentedControl(items: scopeButtonTitles)
        scopeControl.selectedSegmentIndex = min(old, max(0, (scopeButtonTitles?.count ?? 0) - 1))
        scopeControl.addAction(UIAction { [unowned self] _ in scopeChanged() }, for: .valueChanged)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Layout

    /// In a navigation bar scopes show while the user searches; elsewhere the app says.
    var shownScopes: [String] { showsScopeBar || search?.isActive == true ? scopeButtonTitles ?? [] : [] }

    /// Takes over where a navigation bar's layout has put its parts, and answers the box around them; nil where it is scrolled away.
    func takePlaces(in bar: PlacedBar) -> Rect? {
        func frame(_ id: String) -> Rect? { bar.items.first { $0.id == id }?.frame }
        guard let field = frame("searchField") else { return nil }
        let box = Rect(minX: bar.frame.minX, minY: field.minY, maxX: bar.frame.maxX, maxY: bar.frame.maxY)
        let places = SearchPlaces(field: field, cancel: frame("searchCancel"), scopes: frame("searchScopes")).relative(to: box.origin)
        if places != managed {
            managed = places
            setNeedsLayout()
        }
        return box
    }

    private var isManaged: Bool { superview is UIBar }

    /// 56 points, as since system 11, and a row for scopes.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: CGFloat(SearchPlaces.height(hasScopes: !shownScopes.isEmpty)))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width < .greatestFiniteMagnitude ? size.width : UIApplication.running?.screen.bounds.width ?? bounds.width
        return CGSize(width: width, height: intrinsicContentSize.height)
    }

    private var places: SearchPlaces {
        if isManaged, let managed { return managed }
        let title = cancelTitle
        let width = UIApplication.running?.environment.text.width(of: title, font: Font(size: SearchField.fontSize))
        return SearchPlaces(
            in: bounds.model, cancelWidth: showsCancelButton ? width : nil, hasScopes: !shownScopes.isEmpty,
            isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
    }

    private var cancelTitle: String { LintelModel.SystemItem.cancel.label(in: UIApplication.running?.base.traits.locale ?? "en") }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places
        put(searchTextField, places.field)
        if cancelButton.currentTitle != cancelTitle {
            cancelButton.setTitle(cancelTitle, for: .normal)
            cancelButton.titleLabel?.font = .systemFont(ofSize: CGFloat(SearchField.fontSize))
        }
        put(cancelButton, places.cancel)
        put(scopeControl, places.scopes)
    }

    private func put(_ view: UIView, _ box: Rect?) {
        guard let box else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        if view.frame != CGRect(box) { view.frame = CGRect(box) }
    }

    // MARK: - Painting

    /// The field is painted with the bar; in a navigation bar all of it is.
    override var paintsSubviews: Bool { false }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard !isManaged else { return [] }
        let places = places
        let field = SearchField(
            text: text ?? "", placeholder: shownPlaceholder, showsClear: showsClear, isGlass: false,
            appearance: context.appearance(of: self), isRightToLeft: traitCollection.layoutDirection == .rightToLeft,
            environment: context.environment)
        let place = places.field.offset(x: box.x, y: box.y)
        let parts = [places.cancel == nil ? nil : cancelButton, places.scopes == nil ? nil : scopeControl as UIView]
        return ground(in: box, context) + field.drawing(in: place, wholeHeight: SearchField.height)
            + parts.compactMap(\.self).flatMap { context.items(of: $0, from: box.origin) }
    }

    private func ground(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        if let barTintColor { return [.fill(.rect(box), .color(context.resolved(barTintColor, for: self)))] }
        switch searchBarStyle {
        case .minimal: return []
        case .default, .prominent: return [.fill(.rect(box), .color(context.resolved(.secondarySystemBackground, for: self)))]
        }
    }

    var showsClear: Bool { searchTextField.isEditing && text?.isEmpty == false }
    private var shownPlaceholder: String {
        placeholder ?? LintelModel.SystemItem.search.label(in: UIApplication.running?.base.traits.locale ?? "en")
    }
}
