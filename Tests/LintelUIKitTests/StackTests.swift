import Foundation
import LintelUIKit
import Testing

/// Stack views of three views, 40, 60 and 80 points wide and 20 high, in 300 × 100 points.
@MainActor @Suite struct StackTests {
    final class Piece: UIView {
        var side: CGFloat = 0
        override var intrinsicContentSize: CGSize { CGSize(width: side, height: 20) }
    }

    @Test(arguments: [
        (UIStackView.Distribution.fill, UIStackView.Alignment.fill, ["0 0 140 100", "150 0 60 100", "220 0 80 100"]),
        (.fillEqually, .top, ["0 0 93.3 20", "103.3 0 93.3 20", "206.7 0 93.3 20"]),
        (.fillProportionally, .bottom, ["0 80 62.3 20", "72.3 80 93.3 20", "175.7 80 124.3 20"]),
        (.equalSpacing, .center, ["0 40 40 20", "100 40 60 20", "220 40 80 20"]),
        (.equalCentering, .center, ["0 40 40 20", "110 40 60 20", "220 40 80 20"]),
    ])
    func arranged(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment, boxes: [String]) throws {
        // Edges lie on the thirds of its display.
        _ = try LiveAppTests.app(UIViewController())
        let pieces = [40, 60, 80].map { side in
            let piece = Piece()
            piece.side = side
            return piece
        }
        pieces[0].setContentHuggingPriority(.init(249), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: pieces)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.spacing = 10
        stack.distribution = distribution
        stack.alignment = alignment
        stack.layoutIfNeeded()
        #expect(pieces.map(\.box) == boxes)
    }

    @Test("hidden views take no room, and a gap of its own follows a view")
    func hidden() {
        let pieces = (0..<3).map { _ in Piece() }
        for piece in pieces { piece.side = 50 }
        let stack = UIStackView(arrangedSubviews: pieces)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 10
        stack.setCustomSpacing(30, after: pieces[0])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 100))
        pieces[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 70))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 74))
    }
}
