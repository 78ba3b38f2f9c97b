public import Foundation
import LintelLayout
import LintelModel

/// Where an app's own drawing goes: it is kept as outlines, texts and pictures, and becomes pixels with all the rest.
@preconcurrency @MainActor
public final class CGContext {
    /// What `restoreGState()` brings back.
    private struct State {
        var fill = Color.black
        var stroke = Color.black
        var lineWidth = 1.0
        var alpha = 1.0
        var transform = CGAffineTransform.identity
    }

    private var state = State()
    private var saved: [State] = []
    private var path = Path()
    private(set) var items: [Scene.Item] = []
    let size: CGSize
    /// Pixels to a point.
    let scale: Int

    init(size: CGSize, scale: Int) {
        self.size = size
        self.scale = scale
    }

    // MARK: - State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { state = saved.popLast() ?? state }
    public func setFillColor(_ color: CGColor) { state.fill = color.model }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.model }
    /// In points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = Double(width) }
    /// From 0 to 1, of all that comes.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    // MARK: - Outlines

    public func move(to point: CGPoint) { path.move(Double(point.x), Double(point.y)) }
    public func addLine(to point: CGPoint) { path.line(Double(point.x), Double(point.y)) }
    public func addRect(_ rect: CGRect) { path.append(.rect(rect.model)) }
    public func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect.model)) }
    public func closePath() { path.close() }

    /// Fills what has been outlined, and begins anew.
    public func fillPath() {
        fill(path)
        path = Path()
    }

    public func strokePath() {
        stroke(path, width: state.lineWidth)
        path = Path()
    }

    public func fill(_ rect: CGRect) { fill(.rect(rect.model)) }
    public func stroke(_ rect: CGRect) { stroke(.rect(rect.model), width: state.lineWidth) }
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect.model)) }
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect.model), width: state.lineWidth) }

    func fill(_ path: Path) { add([.fill(path, .color(state.fill))]) }
    func stroke(_ path: Path, width: Double) { add([.stroke(path, Stroke(width: width, cap: .butt, join: .miter), state.stroke)]) }

    /// Anything, in this context's coordinates.
    func add(_ new: [Scene.Item]) {
        guard !new.isEmpty else { return }
        var new = new
        if !state.transform.isIdentity {
            let scale = Double(abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c)).squareRoot()
            new = new.map { $0.mapped(scale: scale, state.transform.around(.zero)) }
        }
        items += state.alpha < 1 ? [.group(Group(new, opacity: state.alpha))] : new
    }
}
