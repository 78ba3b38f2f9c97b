import Foundation
import LintelModel

/// Shows a list's content configuration.
@MainActor
final class ListContentView: UIView {
    private let content: UIListContentConfiguration
    private let picture: UIImageView?
    private let labels: [UILabel]

    // By eye, on screenshots of lists of iOS 14 to 18.
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12
    private static let pictureSide: CGFloat = 29

    init(_ content: UIListContentConfiguration) {
        self.content = content
        picture = content.image.map { UIImageView(image: $0) }
        labels = [(content.text, content.textProperties), (content.secondaryText, content.secondaryTextProperties)].compactMap {
            text, look in
            guard let text, !text.isEmpty else { return nil }
            let label = UILabel(frame: .zero)
            (label.text, label.font, label.textColor, label.numberOfLines) = (text, look.font, look.color, look.numberOfLines)
            return label
        }
        super.init(frame: .zero)
        if let picture {
            picture.contentMode = .scaleAspectFit
            picture.layer.cornerRadius = content.imageProperties.cornerRadius
            picture.clipsToBounds = content.imageProperties.cornerRadius > 0
            if let tint = content.imageProperties.tintColor { picture.tintColor = tint }
            addSubview(picture)
        }
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        var room = bounds.insetBy(dx: Self.margin, dy: 0)
        if let picture {
            let x = isMirrored ? room.maxX - Self.pictureSide : room.minX
            place(picture, CGRect(x: x, y: room.midY - Self.pictureSide / 2, width: Self.pictureSide, height: Self.pictureSide))
            if !isMirrored { room.origin.x += Self.pictureSide + Self.gap }
            room.size.width -= Self.pictureSide + Self.gap
        }
        let sizes = labels.map(\.intrinsicContentSize)
        let isBeside = labels.count == 2 && content.prefersSideBySideTextAndSecondaryText
        if isBeside, sizes[0].width + sizes[1].width + Self.gap <= room.width { return placeBeside(sizes, in: room) }
        let heights = labels.map { $0.sizeThatFits(CGSize(width: room.width, height: 0)).height }
        var y = room.midY - heights.reduce(0, +) / 2
        for (label, height) in zip(labels, heights) {
            place(label, CGRect(x: room.minX, y: y, width: room.width, height: height))
            y += height
        }
    }

    private func placeBeside(_ sizes: [CGSize], in room: CGRect) {
        for (label, (size, isAtStart)) in zip(labels, zip(sizes, [!isMirrored, isMirrored])) {
            let x = isAtStart ? room.minX : room.maxX - size.width
            place(label, CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height))
        }
    }

    private func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }
}
