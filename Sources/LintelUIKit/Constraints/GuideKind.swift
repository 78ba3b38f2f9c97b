import Foundation

/// What a layout guide follows.
enum GuideKind {
    /// Constraints of the app alone.
    case free
    case safeArea, margins, readable, keyboard
    /// A scroll view's content and its own box.
    case scrollContent, scrollFrame

    /// Where its edges lie between those of its view; nil where constraints alone decide.
    @MainActor
    func edges(of view: UIView) -> GuideEdges? {
        switch self {
        case .free: return nil
        case .safeArea: return GuideEdges(view.safeAreaInsets)
        case .margins: return GuideEdges(view.layoutMargins)
        case .readable: return GuideEdges(view.readableInsets)
        case .keyboard:
            var edges = GuideEdges(.zero)
            edges.top = .init(share: 1, offset: -view.keyboardCover)
            return edges
        case .scrollFrame: return GuideEdges(.zero)
        case .scrollContent:
            let size = (view as? UIScrollView)?.contentSize ?? .zero
            let origin = view.bounds.origin
            return GuideEdges(
                left: .init(share: 0, offset: -origin.x), right: .init(share: 0, offset: size.width - origin.x),
                top: .init(share: 0, offset: -origin.y), bottom: .init(share: 0, offset: size.height - origin.y))
        }
    }
}

/// Edges as shares of a view's own width or height, and so many points more, from the upper left of its bounds.
struct GuideEdges {
    struct Edge {
        var share: Double
        var offset: CGFloat

        func place(_ length: CGFloat) -> CGFloat { length * share + offset }
    }

    var left: Edge
    var right: Edge
    var top: Edge
    var bottom: Edge

    init(left: Edge, right: Edge, top: Edge, bottom: Edge) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    init(_ insets: UIEdgeInsets) {
        left = Edge(share: 0, offset: insets.left)
        right = Edge(share: 1, offset: -insets.right)
        top = Edge(share: 0, offset: insets.top)
        bottom = Edge(share: 1, offset: -insets.bottom)
    }

    func box(in bounds: CGRect) -> CGRect {
        let (x, y) = (left.place(bounds.width), top.place(bounds.height))
        return CGRect(
            x: bounds.minX + x, y: bounds.minY + y, width: right.place(bounds.width) - x, height: bottom.place(bounds.height) - y)
    }
}
