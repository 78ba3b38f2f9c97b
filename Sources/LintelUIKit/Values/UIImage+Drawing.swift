import LintelLayout
import LintelModel

extension UIImage {
    /// The picture in a box.
    /// - Parameters:
    ///   - gravity: where it lies where it does not fill the box.
    ///   - symbolSide: of a symbol's square; nil fills the box.
    ///   - tint: of templates and symbols without a colour of their own.
    @MainActor
    func drawing(
        in box: Rect, mode: Picture.Mode, gravity: ImageGravity = .center, symbolSide: Double? = nil, tint viewTint: Color,
        _ context: ViewDrawing, for view: UIView
    ) -> [Scene.Item] {
        let own = renderingMode == .alwaysTemplate ? nil : tint.map { $0.resolved(for: context.appearance(of: view)) }
        switch icon(view.traitCollection.userInterfaceStyle) {
        case .file(let file, _):
            let isTemplate = renderingMode == .alwaysTemplate || own != nil
            return [.image(Picture(file: file, rect: box, mode: mode, gravity: gravity, tint: isTemplate ? own ?? viewTint : nil))]
        case .symbol, .missing:
            guard !isEmpty else { return [] }
            let side = symbolSide ?? min(box.width, box.height)
            let room = Rect(
                x: box.x + (box.width - side) * gravity.horizontalShare, y: box.y + (box.height - side) * gravity.verticalShare,
                width: side, height: side)
            return IconDrawing(
                icon: icon, environment: context.environment, weight: configuration?.modelWeight ?? .regular, symbolSide: side
            ).drawing(in: room, color: own ?? viewTint)
        }
    }
}
