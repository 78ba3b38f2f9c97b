import LintelLayout
import LintelModel

extension UIImage {
    /// The picture in a box.
    /// - Parameters:
    ///   - symbolSide: of a symbol's square; nil fills the box.
    ///   - tint: of templates and symbols without a colour of their own.
    @MainActor
    func drawing(
        in box: Rect, mode: Picture.Mode, symbolSide: Double? = nil, tint viewTint: Color, _ context: ViewDrawing, for view: UIView
    ) -> [Scene.Item] {
        let own = renderingMode == .alwaysTemplate ? nil : tint.map { $0.resolved(for: context.appearance(of: view)) }
        switch icon(view.traitCollection.userInterfaceStyle) {
        case .file(let file, _):
            let isTemplate = renderingMode == .alwaysTemplate || own != nil
            return [.image(Picture(file: file, rect: box, mode: mode, tint: isTemplate ? own ?? viewTint : nil))]
        case .symbol, .missing:
            guard !isEmpty else { return [] }
            return IconDrawing(
                icon: icon, environment: context.environment, weight: configuration?.modelWeight ?? .regular,
                symbolSide: symbolSide ?? min(box.width, box.height)
            ).drawing(in: box, color: own ?? viewTint)
        }
    }
}
