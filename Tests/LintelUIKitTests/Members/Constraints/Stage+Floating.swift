import LintelModel
import LintelUIKit

/// A view with a content of its own size.
final class SizedView: UIView {
    var content = CGSize(width: 100, height: 20)
    override var intrinsicContentSize: CGSize { content }
}

extension Stage {
    /// A view that would lie at (100, 300) where no constraint says otherwise, as large as its content.
    func floating<View: UIView>(_ floating: View = SizedView(), in holder: UIView? = nil) -> View {
        let holder: UIView = holder ?? view
        floating.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(floating)
        let wishes = [
            floating.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 100),
            floating.topAnchor.constraint(equalTo: holder.topAnchor, constant: 300),
        ]
        for wish in wishes {
            wish.priority = UILayoutPriority(1)
            wish.isActive = true
        }
        app.commit()
        return floating
    }

    /// Text of several lines at (30, 210), with 80 × 90 points.
    func twoLines() -> UILabel {
        let label = UILabel(frame: CGRect(x: 30, y: 210, width: 80, height: 90))
        label.numberOfLines = 0
        label.text = "Of words that do break"
        show(label)
        return label
    }

    /// The last misuse that the trace tells of.
    var misuse: String? { app.trace.last { $0.subject == .misuse }?.new }
}
