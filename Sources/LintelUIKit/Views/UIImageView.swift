public import Foundation
import LintelLayout
import LintelModel

/// A picture in a box.
@preconcurrency @MainActor
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
        return image.drawing(
            in: box, mode: mode, gravity: contentMode.gravity, symbolSide: symbolSide(image, in: box),
            tint: context.resolved(tintColor, for: self), context, for: self)
    }

    private var mode: Picture.Mode {
        switch contentMode.scaling {
        case .scaleToFill: .scaleToFill
        case .aspectFit: .aspectFit
        case .aspectFill: .aspectFill
        case .none: .actualSize
        }
    }

    /// Of a symbol's square; one that is stretched keeps its shape.
    private func symbolSide(_ image: UIImage, in box: Rect) -> Double {
        switch contentMode.scaling {
        case .scaleToFill, .aspectFit: min(box.width, box.height)
        case .aspectFill: max(box.width, box.height)
        case .none: image.configuration?.symbolSide ?? UIImage.SymbolConfiguration.barSide
        }
    }
}
