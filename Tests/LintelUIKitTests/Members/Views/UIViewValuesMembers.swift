import Foundation
import LintelTestSupport
import LintelUIKit
import Testing

extension MemberTable {
    /// A view of uneven place in one that grows.
    static let autoresizingMask = MemberTable("UIView.AutoresizingMask") { type in
        type.values(
            [
                "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth, "flexibleRightMargin": .flexibleRightMargin,
                "flexibleTopMargin": .flexibleTopMargin, "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
            ], alike: [["flexibleRightMargin", "flexibleBottomMargin"]]
        ) { (stage, mask: UIView.AutoresizingMask) in
            let (holder, view) = child(stage)
            view.autoresizingMask = mask
            holder.frame.size = CGSize(width: 300, height: 250)
        }
        type.member("init(rawValue:)") { stage in
            let (holder, view) = child(stage)
            return {
                view.autoresizingMask = UIView.AutoresizingMask(rawValue: 1 << 1 | 1 << 4)
                holder.frame.size.width = 300
            }
        }
        type.member("rawValue") { stage in
            let (_, view) = child(stage)
            stage.see { view.autoresizingMask.rawValue }
            return { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        }
    }

    /// A picture of 60 × 60 points in a box of 200 × 100.
    static let contentMode = MemberTable("UIView.ContentMode") { type in
        type.values(
            [
                "scaleToFill": .scaleToFill, "redraw": .redraw, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
                "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
                "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
            ], alike: [["scaleToFill", "redraw"]]
        ) { (stage, mode: UIView.ContentMode) in
            let file = PackageRoot.folder.appending(path: "Examples/Apps/Pictures/lake.svg").path()
            let picture = try #require(UIImage(contentsOfFile: file))
            let view = UIImageView(image: picture)
            view.frame.size = .zero
            view.contentMode = mode
            stage.show(view)
        }
    }

    private static func child(_ stage: Stage) -> (UIView, UIView) {
        let (holder, view) = (stage.square(), UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 30)))
        holder.addSubview(view)
        return (holder, view)
    }
}
