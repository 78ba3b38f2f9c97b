import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let searchBar = MemberTable("UISearchBar") { type in
        type.bar("text") { $0.text = "Typed" }
        type.bar("placeholder") { $0.placeholder = "Names" }
        type.bar("autocapitalizationType") {
            $0.autocapitalizationType = .words
            $0.searchTextField.becomeFirstResponder()
        }
        type.bar("showsCancelButton") { $0.showsCancelButton = true }
        type.bar("setShowsCancelButton(_:animated:)") { $0.setShowsCancelButton(true, animated: false) }
        type.bar("searchBarStyle") { $0.searchBarStyle = .minimal }
        type.bar("barTintColor") { $0.barTintColor = .red }
        type.bar("searchTextField") { $0.searchTextField.becomeFirstResponder() }
        type.bar("showsScopeBar") {
            $0.scopeButtonTitles = ["All", "New"]
            $0.showsScopeBar = true
        }
        type.member("scopeButtonTitles") { stage in
            let bar = stage.scopedBar()
            return { bar.scopeButtonTitles = ["One", "Two", "Three"] }
        }
        type.member("selectedScopeButtonIndex") { stage in
            let bar = stage.scopedBar()
            return { bar.selectedScopeButtonIndex = 1 }
        }
        type.member("delegate") { stage in
            let (bar, listener) = (stage.searchBar(), SearchListener(stage))
            stage.seeTold("began")
            return {
                bar.delegate = listener
                bar.becomeFirstResponder()
            }
        }
    }

    private func bar(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UISearchBar) -> Void) {
        member(name, line: line) { stage in
            let bar = stage.searchBar()
            return { use(bar) }
        }
    }

    /// Since iOS 7 a prominent bar looks as any other.
    static let searchBarStyle = MemberTable("UISearchBar.Style") { type in
        type.values(
            ["default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal], alike: [["default", "prominent"]]
        ) { stage, style in
            stage.searchBar().searchBarStyle = style
            stage.seeContent()
        }
    }

    static let searchBarDelegate = MemberTable("UISearchBarDelegate") { type in
        type.heard("searchBarShouldBeginEditing(_:)", "may begin") { $1.becomeFirstResponder() }
        type.heard("searchBarTextDidBeginEditing(_:)", "began") { $1.becomeFirstResponder() }
        type.heard("searchBarShouldEndEditing(_:)", "may end") { $1.resignFirstResponder() }
        type.heard("searchBarTextDidEndEditing(_:)", "ended") { $1.resignFirstResponder() }
        type.heard("searchBar(_:shouldChangeTextIn:replacementText:)", "may change to x") { stage, _ in stage.app.handle(.text("x")) }
        type.heard("searchBar(_:textDidChange:)", "changed to x") { stage, _ in stage.app.handle(.text("x")) }
        type.heard("searchBarSearchButtonClicked(_:)", "search") { stage, _ in stage.app.handle(.returnKey) }
        type.heard("searchBarCancelButtonClicked(_:)", "cancel") { stage, bar in
            bar.showsCancelButton = true
            stage.app.commit()
            if let button = bar.subviews.first(where: { $0 is UIButton }) { stage.app.tap(button) }
            stage.rest()
        }
        type.heard("searchBar(_:selectedScopeButtonIndexDidChange:)", "scope 1") { stage, bar in
            guard let scopes = bar.subviews.first(where: { $0 is UISegmentedControl }) else { return }
            let box = scopes.convert(scopes.bounds, to: nil)
            stage.app.tap(at: Point(x: Double(box.maxX) - 20, y: Double(box.midY)))
            stage.rest()
        }
    }

    /// A row about what a bar's delegate is asked or told; where it is not about the beginning, editing has begun.
    private func heard(_ name: String, _ word: String, line: Int = #line, _ use: @escaping @MainActor (Stage, UISearchBar) -> Void) {
        member(name, line: line) { stage in
            let (bar, listener) = (stage.scopedBar(), SearchListener(stage))
            bar.delegate = listener
            if !["may begin", "began"].contains(word) { bar.becomeFirstResponder() }
            stage.seeTold(word)
            return { use(stage, bar) }
        }
    }
}

/// Tells the stage what it is asked and told.
@MainActor private final class SearchListener: UISearchBarDelegate {
    private unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        stage.keep(self)
    }

    private func allow(_ word: String) -> Bool {
        stage.told(word)
        return true
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allow("may begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { stage.told("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allow("may end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { stage.told("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { stage.told("changed to \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        allow("may change to \(text)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { stage.told("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { stage.told("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { stage.told("scope \(selectedScope)") }
}

extension Stage {
    /// One that stands in the content, as wide as the screen.
    fileprivate func searchBar() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
        show(bar)
        return bar
    }

    fileprivate func scopedBar() -> UISearchBar {
        let bar = searchBar()
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        app.commit()
        return bar
    }
}
