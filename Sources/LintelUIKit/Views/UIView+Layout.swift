import Foundation

extension UIView {
    /// Which sides give way when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How a picture meets the view's box.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    func resizeSubviews(from old: CGSize) {
        for subview in subviews { subview.resize(superviewFrom: old, to: bounds.size) }
    }

    private func resize(superviewFrom old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let (x, width) = Self.share(
            new.width - old.width, start: frame.minX, length: frame.width, whole: old.width,
            flexible: (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        let (y, height) = Self.share(
            new.height - old.height, start: frame.minY, length: frame.height, whole: old.height,
            flexible: (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Gives a change of length to the flexible parts, each by its share of what they had.
    private static func share(
        _ change: CGFloat, start: CGFloat, length: CGFloat, whole: CGFloat, flexible: (before: Bool, inside: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let parts: [(CGFloat, Bool)] = [(start, flexible.before), (length, flexible.inside), (whole - start - length, flexible.after)]
        let flexibles = parts.filter(\.1)
        guard !flexibles.isEmpty else { return (start, length) }
        let total = flexibles.reduce(0) { $0 + $1.0 }
        func part(_ index: Int) -> CGFloat {
            guard parts[index].1 else { return 0 }
            return total > 0 ? change * parts[index].0 / total : change / CGFloat(flexibles.count)
        }
        return (start + part(0), length + part(1))
    }

    /// Solves the constraints of the tree, and lays out this view and everything below, from the top down, until nothing asks for more.
    func layoutTree() {
        let engine = layoutState.engine ?? ConstraintEngine()
        layoutState.engine = engine
        for _ in 0..<Self.mostPasses {
            engine.update(self)
            guard layoutDown() else { return }
        }
    }

    /// Views that change what they are laid out by while they are laid out get so many goes.
    private static let mostPasses = 8

    /// Answers whether anything was laid out.
    private func layoutDown() -> Bool {
        var didLayOut = needsLayout
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for subview in subviews where subview.layoutDown() { didLayOut = true }
        return didLayOut
    }

    /// Hands the covered edges down: each view gets the part of them that reaches into its own box.
    func passSafeArea(_ insets: UIEdgeInsets) {
        let own = controller.map { insets + $0.additionalSafeAreaInsets } ?? insets
        if own != safeArea {
            safeArea = own
            setNeedsLayout()
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
        }
        for subview in subviews where subview.controller == nil || subview.controller?.hasOwnSafeArea == false {
            let box = subview.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
            subview.passSafeArea(
                UIEdgeInsets(
                    top: max(0, min(own.top - box.minY, box.height)), left: max(0, min(own.left - box.minX, box.width)),
                    bottom: max(0, min(box.maxY - (bounds.height - own.bottom), box.height)),
                    right: max(0, min(box.maxX - (bounds.width - own.right), box.width))))
        }
    }
}
