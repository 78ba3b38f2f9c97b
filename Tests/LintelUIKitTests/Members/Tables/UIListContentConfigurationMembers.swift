import Foundation
import LintelUIKit

extension MemberTable {
    static let listContent = MemberTable("UIListContentConfiguration") { type in
        type.content("text") { $0.text = "Other" }
        type.content("secondaryText") { $0.secondaryText = "Other" }
        type.content("image") { $0.image = .star }
        type.content("textProperties") { $0.textProperties.color = .red }
        type.content("secondaryTextProperties") { $0.secondaryTextProperties.color = .red }
        type.content("imageProperties") {
            $0.image = .star
            $0.imageProperties.tintColor = .red
        }
        type.content("prefersSideBySideTextAndSecondaryText") { $0.prefersSideBySideTextAndSecondaryText = true }
        type.member("makeContentView()") { stage in
            { stage.show(stage.configuration.makeContentView()) }
        }
        type.member("cell()") { stage in { stage.show(.cell()) } }
        type.member("subtitleCell()") { stage in { stage.show(.subtitleCell()) } }
        type.member("valueCell()") { stage in { stage.show(.valueCell()) } }
    }

    static let listText = MemberTable("UIListContentConfiguration.TextProperties") { type in
        type.content("font") { $0.textProperties.font = .systemFont(ofSize: 9) }
        type.content("color") { $0.textProperties.color = .red }
        type.content("numberOfLines") {
            $0.text = "Words that take more than a single line in so narrow a row, and then more of them"
            $0.textProperties.numberOfLines = 1
        }
    }

    static let listImage = MemberTable("UIListContentConfiguration.ImageProperties") { type in
        type.content("tintColor") {
            $0.image = .star
            $0.imageProperties.tintColor = .red
        }
        type.content("cornerRadius") {
            $0.image = .star
            $0.imageProperties.cornerRadius = 8
        }
    }

    static let contentConfiguration = MemberTable("UIContentConfiguration") { type in
        type.member("makeContentView()") { stage in
            struct Own: UIContentConfiguration {
                func makeContentView() -> UIView { UISwitch() }
            }
            let cell = stage.configured()
            return {
                let own: any UIContentConfiguration = Own()
                if own.makeContentView() is UISwitch { cell.contentConfiguration = own }
            }
        }
    }

    static let configuredCell = MemberTable("UITableViewCell") { type in
        type.member("contentConfiguration") { stage in
            let cell = stage.configured()
            return { cell.contentConfiguration = nil }
        }
        type.member("defaultContentConfiguration()") { stage in
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            stage.show(cell)
            return {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Text", "Detail")
                cell.contentConfiguration = content
            }
        }
    }

    /// A row about what a cell with two texts shows.
    private func content(_ name: String, line: Int = #line, _ use: @escaping @MainActor (inout UIListContentConfiguration) -> Void) {
        member(name, line: line) { stage in
            let cell = stage.configured()
            return {
                var content = stage.configuration
                use(&content)
                cell.contentConfiguration = content
            }
        }
    }
}

extension Stage {
    fileprivate func show(_ content: UIListContentConfiguration) {
        var content = content
        (content.text, content.secondaryText) = ("Text", "Detail")
        show(content.makeContentView())
    }

    fileprivate var configuration: UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Detail")
        return content
    }

    fileprivate func configured() -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.contentConfiguration = configuration
        show(cell)
        return cell
    }
}
