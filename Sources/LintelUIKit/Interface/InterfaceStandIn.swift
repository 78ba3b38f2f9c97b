import Foundation
import LintelEvidence
import LintelProject

/// Stands for a view that LintelUIKit has no class for, with the size that the real one's content would ask for.
final class InterfaceStandIn: UIView {
    private let content: CGSize

    required init?(coder: NSCoder) {
        content = Self.contentSize(coder as? InterfaceCoder)
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { content }

    /// Views with a size of their own; the editor has written it into the frame.
    private static let fixed: Set<String> = ["switch", "stepper", "datePicker", "pickerView", "colorWell"]
    /// Only their height is theirs.
    private static let stretching: Set<String> = ["slider", "progressView", "pageControl"]

    private static func contentSize(_ coder: InterfaceCoder?) -> CGSize {
        let none = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
        guard let coder, let frame = coder.load.objects.frame(of: coder.element) else { return none }
        if fixed.contains(coder.element.name) { return CGSize(width: frame.width, height: frame.height) }
        return stretching.contains(coder.element.name) ? CGSize(width: noIntrinsicMetric, height: frame.height) : none
    }
}
