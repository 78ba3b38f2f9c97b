public import Foundation

/// How the lines of a paragraph lie.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// Between lines, in points.
    public fileprivate(set) var lineSpacing: CGFloat = 0
    /// After a paragraph, in points.
    public fileprivate(set) var paragraphSpacing: CGFloat = 0
    /// Times the height of a line; 0 leaves it as it is.
    public fileprivate(set) var lineHeightMultiple: CGFloat = 0

    public override init() { super.init() }

    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override func copy() -> Any { copied(into: NSParagraphStyle()) }
    public override func mutableCopy() -> Any { copied(into: NSMutableParagraphStyle()) }

    private func copied(into style: NSParagraphStyle) -> NSParagraphStyle {
        style.alignment = alignment
        style.lineSpacing = lineSpacing
        style.paragraphSpacing = paragraphSpacing
        style.lineHeightMultiple = lineHeightMultiple
        return style
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.alignment == alignment && other.lineSpacing == lineSpacing && other.paragraphSpacing == paragraphSpacing
            && other.lineHeightMultiple == lineHeightMultiple
    }
    public override var hash: Int { alignment.hashValue ^ lineSpacing.hashValue ^ paragraphSpacing.hashValue << 1 }
}

/// A paragraph style that is being put together.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    public override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    public override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
}
