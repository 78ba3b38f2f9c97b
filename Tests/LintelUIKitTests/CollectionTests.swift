import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Collections as controllers of bar code use them, on an iPhone 12: 390 × 844, the bar from 47 to 91.
@MainActor @Suite struct CollectionTests {
    final class Header: UICollectionReusableView {}

    final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var counts = [100]
        var sizes: [IndexPath: CGSize] = [:]
        var calls: [String] = []
        var locked: Set<Int> = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = indexPath.item
            return cell
        }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath] ?? CGSize(width: 100, height: 80) }
        override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !locked.contains(indexPath.item)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("select \(indexPath.item)")
        }
        override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.item)")
        }
    }

    private func show(_ photos: Photos) throws -> UIApplication {
        try UIApplication.playing(UINavigationController(rootViewController: photos))
    }

    private func frames(_ photos: Photos) -> [CGRect] { photos.collectionView.visibleCells.map(\.frame) }

    @Test("a line takes what fits and is spread from edge to edge; the last one goes on as the others")
    func lines() throws {
        let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        photos.counts = [5]
        _ = try show(photos)
        // Three of 100 in 390: 90 to share between two gaps.
        #expect(frames(photos).map(\.minX) == [0, 145, 290, 0, 145])
        #expect(frames(photos).map(\.minY) == [0, 0, 0, 90, 90])
        #expect(photos.collectionView.contentSize == CGSize(width: 390, height: 170))
        #expect(photos.collectionView.contentOffset.y == -91)
    }

    @Test("a lone item in a full line stands in its middle, lower ones in the middle of their line")
    func unevenLines() throws {
        let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        photos.counts = [3]
        photos.sizes = [
            IndexPath(item: 0, section: 0): CGSize(width: 300, height: 40), IndexPath(item: 2, section: 0): CGSize(width: 50, height: 20),
        ]
        _ = try show(photos)
        #expect(
            frames(photos) == [
                CGRect(x: 45, y: 0, width: 300, height: 40), CGRect(x: 0, y: 50, width: 100, height: 80),
                CGRect(x: 110, y: 80, width: 50, height: 20),
            ])
    }

    @Test("sections have insets and headers, and a pinned header stays below the bar while its section goes on")
    func sections() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        layout.sectionHeadersPinToVisibleBounds = true
        let photos = Photos(collectionViewLayout: layout)
        photos.counts = [30, 30]
        let app = try show(photos)
        func header(_ section: Int) -> CGRect? {
            photos.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(header(0) == CGRect(x: 0, y: 0, width: 390, height: 30))
        #expect(frames(photos)[0].origin == CGPoint(x: 10, y: 35))
        // Ten lines of 80 with gaps of 10, and the insets.
        let length: Double = 30 + 5 + 10 * 80 + 9 * 10 + 15
        #expect(Double(photos.collectionView.contentSize.height) == 2 * length)
        photos.collectionView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        app.advance(to: 1)
        #expect(header(0)?.minY == CGFloat(391))
        photos.collectionView.setContentOffset(CGPoint(x: 0, y: CGFloat(length) - 101), animated: false)
        app.advance(to: 2)
        #expect(Double(try #require(header(0)).maxY) == length)
        #expect(Double(try #require(header(1)).minY) == length)
    }

    @Test("only what is seen has cells, and cells are used again; sideways lines run down")
    func reuse() throws {
        let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        let app = try show(photos)
        let used = try #require(photos.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(photos.collectionView.visibleCells.count < 30)
        photos.collectionView.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        app.advance(to: 1)
        #expect(photos.collectionView.visibleCells.contains { $0 === used })
        #expect(photos.collectionView.indexPathsForVisibleItems.last == IndexPath(item: 99, section: 0))
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        photos.collectionView.setCollectionViewLayout(layout, animated: false)
        app.advance(to: 2)
        photos.collectionView.setContentOffset(CGPoint(x: 0, y: -91), animated: false)
        app.advance(to: 3)
        // Between the bar and the home indicator's area 719 points: eight items of 80, and seven gaps that share the rest.
        let first = frames(photos).prefix(2)
        #expect(first.map(\.minX) == [0, 0])
        let gap: Double = Double(first[1].minY) - 80
        #expect(abs(gap - 79.0 / 7) < 0.01)
    }

    @Test("a tap selects one item, or several; a locked one none")
    func selection() throws {
        let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        photos.locked = [2]
        let app = try show(photos)
        func tap(_ item: Int) throws {
            app.tap(try #require(photos.collectionView.cellForItem(at: IndexPath(item: item, section: 0))))
            app.run(for: 0.2)
        }
        for item in [0, 1, 2] { try tap(item) }
        #expect(photos.calls == ["select 0", "deselect 0", "select 1"])
        #expect(photos.collectionView.visibleCells.filter(\.isSelected).map(\.tag) == [1])
        photos.collectionView.allowsMultipleSelection = true
        for item in [3, 1] { try tap(item) }
        #expect(photos.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        photos.counts = [1]
        photos.collectionView.deleteItems(at: (1..<100).map { IndexPath(item: $0, section: 0) })
        app.advance(to: app.time + 1)
        #expect(photos.collectionView.visibleCells.map(\.tag) == [0] && photos.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("TB-12: bars take the collection for the content that scrolls under them")
    func bars() throws {
        let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        let app = try show(photos)
        #expect(app.resolution.navigationBar?.slot == .scrollEdge)
        photos.collectionView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        #expect(app.resolution.navigationBar?.slot == .standard)
    }

    @Test("a layout of the app's own places items, and what it raises lies on top")
    func ownLayout() throws {
        final class Pile: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: indexPath.item * 10, y: 0, width: 50, height: 50)
                attributes.zIndex = 3 - indexPath.item
                attributes.alpha = 0.5
                return attributes
            }
        }
        let photos = Photos(collectionViewLayout: Pile())
        photos.counts = [3]
        _ = try show(photos)
        #expect(photos.collectionView.subviews.compactMap { ($0 as? UICollectionViewCell)?.tag } == [2, 1, 0])
        #expect(photos.collectionView.visibleCells.allSatisfy { $0.alpha == 0.5 })
    }
}
