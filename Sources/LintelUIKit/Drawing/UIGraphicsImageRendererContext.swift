public import Foundation

/// What a renderer's closure draws into.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// In the colour that was set last.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
