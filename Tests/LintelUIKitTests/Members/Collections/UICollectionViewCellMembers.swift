import Foundation
import LintelUIKit

extension MemberTable {
    static let collectionViewCell = MemberTable("UICollectionViewCell") { type in
        type.member("contentView") { stage in
            let cell = cell(stage)
            return { cell.contentView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))) }
        }
        type.member("backgroundView") { stage in
            let cell = cell(stage)
            return { cell.backgroundView = red() }
        }
        type.member("selectedBackgroundView") { stage in
            let cell = cell(stage)
            cell.isSelected = true
            return { cell.selectedBackgroundView = red() }
        }
        type.member("isSelected") { stage in
            let cell = cell(stage)
            cell.selectedBackgroundView = red()
            return { cell.isSelected = true }
        }
        type.member("isHighlighted") { stage in
            let cell = cell(stage)
            cell.selectedBackgroundView = red()
            return { cell.isHighlighted = true }
        }
    }

    /// One that stands for itself, without a collection that decides of it.
    private static func cell(_ stage: Stage) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        stage.show(cell)
        return cell
    }

    private static func red() -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        return view
    }

    static let collectionReusableView = MemberTable("UICollectionReusableView") { type in
        type.member("reuseIdentifier") { stage in
            let collection = stage.collection(CollectionSource(stage))
            var cell: UICollectionViewCell?
            stage.see { cell?.reuseIdentifier }
            return { cell = collection.dequeueReusableCell(withReuseIdentifier: "plain", for: IndexPath(item: 0, section: 0)) }
        }
        type.member("prepareForReuse()") { stage in
            final class Reused: UICollectionViewCell {
                override func prepareForReuse() { contentView.alpha = 0.5 }
            }
            let source = CollectionSource(stage)
            source.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "reused", for: $1) }
            let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(Reused.self, forCellWithReuseIdentifier: "reused")
            collection.dataSource = source
            stage.show(collection)
            stage.see { collection.visibleCells.map(\.contentView.alpha) }
            return { collection.reloadData() }
        }
        type.member("apply(_:)") { stage in
            final class Applied: UICollectionViewCell {
                var tell: @MainActor (CGRect) -> Void = { _ in }
                override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { tell(layoutAttributes.frame) }
            }
            let source = CollectionSource(stage)
            source.shades = [0.1]
            source.makeCell = { _, _ in
                let cell = Applied(frame: .zero)
                cell.tell = { stage.told("applied \($0.width)") }
                return cell
            }
            let collection = stage.collection(source)
            stage.seeTold("applied 50.0")
            return { collection.reloadData() }
        }
    }
}
