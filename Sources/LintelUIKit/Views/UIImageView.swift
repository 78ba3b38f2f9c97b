public import Foundation
import LintelLayout
import LintelModel

/// A picture in a box.
@MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { changed() } }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        if let image { bounds.size = image.size }
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard let image else { return [] }
        let mode: Picture.Mode =
            switch contentMode {
            case .scaleAspectFit: .aspectFit
            case .scaleAspectFill: .aspectFill
            case .scaleToFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
                .scaleToFill
            }
        let side = contentMode.scaling == .none ? image.configuration?.symbolSide : nil
        return image.drawing(in: box, mode: mode, symbolSide: side, tint: context.resolved(tintColor, for: self), context, for: self)
    }
}
