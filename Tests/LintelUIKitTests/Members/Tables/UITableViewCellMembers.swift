import Foundation
import LintelUIKit

extension MemberTable {
    static let tableViewCell = MemberTable("UITableViewCell") { type in
        type.member("init(style:reuseIdentifier:)") { stage in
            let source = TableSource(stage)
            let table = stage.table(source)
            return {
                source.makeCell = { _, _ in UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
                table.reloadData()
            }
        }
        type.member("reuseIdentifier") { stage in
            let table = stage.table(TableSource(stage))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            var cell: UITableViewCell?
            stage.see { cell?.reuseIdentifier }
            return { cell = table.dequeueReusableCell(withIdentifier: "row") }
        }
        type.member("prepareForReuse()") { stage in
            final class Reused: UITableViewCell {
                override func prepareForReuse() { textLabel?.text = "reused" }
            }
            let source = TableSource(stage)
            source.makeCell = { table, path in table.dequeueReusableCell(withIdentifier: "row", for: path) }
            let table = UITableView(frame: stage.view.bounds, style: .plain)
            table.register(Reused.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            stage.show(table)
            stage.see { table.visibleCells.first?.textLabel?.text }
            return { table.reloadData() }
        }
        type.member("contentView") { stage in
            let cell = cell(stage)
            return { cell.contentView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))) }
        }
        type.member("textLabel") { stage in
            let cell = cell(stage)
            return { cell.textLabel?.text = "Text" }
        }
        type.member("detailTextLabel") { stage in
            let cell = cell(stage, .subtitle)
            return { cell.detailTextLabel?.text = "Detail" }
        }
        type.member("imageView") { stage in
            let cell = cell(stage)
            return { cell.imageView?.image = UIImage(systemName: "star") }
        }
        type.member("accessoryType") { stage in
            let cell = cell(stage)
            return { cell.accessoryType = .checkmark }
        }
        type.member("accessoryView") { stage in
            let cell = cell(stage)
            return { cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        }
        type.member("isSelected") { stage in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            stage.show(cell)
            return { cell.isSelected = true }
        }
        type.member("isHighlighted") { stage in
            let cell = cell(stage)
            return { cell.isHighlighted = true }
        }
        type.member("isEditing") { stage in
            let table = stage.table(TableSource(stage))
            stage.see { table.visibleCells.map(\.isEditing) }
            return { table.setEditing(true, animated: false) }
        }
        type.member("editingStyle") { stage in
            let source = TableSource(stage)
            let table = stage.table(source)
            table.setEditing(true, animated: false)
            stage.see { table.visibleCells.map(\.editingStyle) }
            return {
                source.allowsEditing = false
                table.reloadData()
            }
        }
        type.member("showingDeleteConfirmation") { stage in
            let table = stage.table(TableSource(stage))
            table.setEditing(true, animated: false)
            stage.see { table.visibleCells.map(\.showingDeleteConfirmation) }
            return { stage.touchSign(of: table) }
        }
        type.member("selectionStyle") { stage in
            let cell = cell(stage)
            cell.isHighlighted = true
            return { cell.selectionStyle = .none }
        }
    }

    /// The one row of a table.
    private static func cell(_ stage: Stage, _ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
        let (source, cell) = (TableSource(stage), UITableViewCell(style: style, reuseIdentifier: nil))
        cell.textLabel?.text = "Row"
        source.rows = 1
        source.makeCell = { _, _ in cell }
        stage.keep(stage.table(source))
        return cell
    }

    static let cellStyle = MemberTable("UITableViewCell.CellStyle") { type in
        type.values(
            ["default": UITableViewCell.CellStyle.default, "value1": .value1, "value2": .value2, "subtitle": .subtitle]
        ) { stage, style in
            cell(stage, style).detailTextLabel?.text = "Detail"
            stage.seeContent()
        }
    }

    static let cellAccessoryType = MemberTable("UITableViewCell.AccessoryType") { type in
        type.values(
            [
                "none": UITableViewCell.AccessoryType.none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
                "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
            ]
        ) { stage, accessory in
            cell(stage).accessoryType = accessory
            stage.seeContent()
        }
    }

    /// Since iOS 7 a selected row is grey whatever its colour is called.
    static let cellSelectionStyle = MemberTable("UITableViewCell.SelectionStyle") { type in
        type.values(
            ["none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default],
            alike: [["blue", "gray", "default"]]
        ) { stage, style in
            let cell = cell(stage)
            cell.isHighlighted = true
            cell.selectionStyle = style
            stage.seeContent()
        }
    }

    static let cellEditingStyle = MemberTable("UITableViewCell.EditingStyle") { type in
        type.values(["none": UITableViewCell.EditingStyle.none, "delete": .delete, "insert": .insert]) { stage, style in
            let source = TableSource(stage)
            source.editingStyle = style
            stage.table(source).setEditing(true, animated: false)
            stage.seeContent()
        }
    }

    static let cellSeparatorStyle = MemberTable("UITableViewCell.SeparatorStyle") { type in
        type.values(["none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine]) { stage, style in
            stage.table(TableSource(stage)).separatorStyle = style
            stage.seeContent()
        }
    }
}
