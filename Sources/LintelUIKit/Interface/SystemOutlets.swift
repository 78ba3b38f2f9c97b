/// Outlets of UIKit's own classes.
@MainActor
enum SystemOutlets {
    /// Answers whether the object was of the right kind; nil where the class has no such outlet.
    static func set(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool? {
        switch name {
        case "delegate": setDelegate(of: owner, to: value)
        case "dataSource": setDataSource(of: owner, to: value)
        case "view": take(value, as: UIView.self) { view in (owner as? UIViewController).map { $0.view = view } }
        case "tableView": take(value, as: UITableView.self) { view in (owner as? UITableViewController).map { $0.tableView = view } }
        case "collectionView":
            take(value, as: UICollectionView.self) { view in (owner as? UICollectionViewController).map { $0.collectionView = view } }
        case "tableHeaderView": take(value, as: UIView.self) { view in (owner as? UITableView).map { $0.tableHeaderView = view } }
        case "tableFooterView": take(value, as: UIView.self) { view in (owner as? UITableView).map { $0.tableFooterView = view } }
        case "backgroundView": setBackground(of: owner, to: value)
        case "accessoryView": take(value, as: UIView.self) { view in (owner as? UITableViewCell).map { $0.accessoryView = view } }
        case "inputAccessoryView":
            take(value, as: UIView.self) { view in
                (owner as? UITextField).map { $0.inputAccessoryView = view } ?? (owner as? UITextView).map { $0.inputAccessoryView = view }
            }
        case "toolbarItems":
            take(value, as: [UIBarButtonItem].self) { items in (owner as? UIViewController).map { $0.toolbarItems = items } }
        case "customView": take(value, as: UIView.self) { view in (owner as? UIBarButtonItem).map { $0.customView = view } }
        default: nil
        }
    }

    private static func take<Value>(_ value: AnyObject, as type: Value.Type, _ set: (Value) -> Void?) -> Bool? {
        guard let value = value as? Value else { return false }
        return set(value).map { true }
    }

    private static func setDelegate(of owner: AnyObject, to value: AnyObject) -> Bool? {
        switch owner {
        case let table as UITableView: take(value, as: (any UITableViewDelegate).self) { table.delegate = $0 }
        case let collection as UICollectionView: take(value, as: (any UICollectionViewDelegate).self) { collection.delegate = $0 }
        case let view as UITextView: take(value, as: (any UITextViewDelegate).self) { view.delegate = $0 }
        case let view as UIScrollView: take(value, as: (any UIScrollViewDelegate).self) { view.delegate = $0 }
        case let field as UITextField: take(value, as: (any UITextFieldDelegate).self) { field.delegate = $0 }
        case let bar as UISearchBar: take(value, as: (any UISearchBarDelegate).self) { bar.delegate = $0 }
        case let bar as UIToolbar: take(value, as: (any UIToolbarDelegate).self) { bar.delegate = $0 }
        case let bar as UINavigationBar: take(value, as: (any UINavigationBarDelegate).self) { bar.delegate = $0 }
        case let bar as UITabBar: take(value, as: (any UITabBarDelegate).self) { bar.delegate = $0 }
        case let stack as UINavigationController: take(value, as: (any UINavigationControllerDelegate).self) { stack.delegate = $0 }
        case let tabs as UITabBarController: take(value, as: (any UITabBarControllerDelegate).self) { tabs.delegate = $0 }
        case let recognizer as UIGestureRecognizer:
            take(value, as: (any UIGestureRecognizerDelegate).self) { recognizer.delegate = $0 }
        default: nil
        }
    }

    private static func setDataSource(of owner: AnyObject, to value: AnyObject) -> Bool? {
        switch owner {
        case let table as UITableView: take(value, as: (any UITableViewDataSource).self) { table.dataSource = $0 }
        case let collection as UICollectionView: take(value, as: (any UICollectionViewDataSource).self) { collection.dataSource = $0 }
        default: nil
        }
    }

    private static func setBackground(of owner: AnyObject, to value: AnyObject) -> Bool? {
        take(value, as: UIView.self) { view in
            switch owner {
            case let table as UITableView: table.backgroundView = view
            case let collection as UICollectionView: collection.backgroundView = view
            case let cell as UICollectionViewCell: cell.backgroundView = view
            default: nil
            }
        }
    }
}
