import LintelModel

extension UIView.ContentMode {
    /// How large a picture is painted.
    var scaling: ImageScaling {
        switch self {
        case .scaleToFill, .redraw: .scaleToFill
        case .scaleAspectFit: .aspectFit
        case .scaleAspectFill: .aspectFill
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: .none
        }
    }

    /// Where it lies.
    var gravity: ImageGravity {
        switch self {
        case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
