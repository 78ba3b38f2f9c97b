public import Foundation

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.contexts.last }

/// With a pixel to a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// - Parameter scale: pixels to a point; 0: the screen's. An opaque picture has a black ground.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size, scale: DrawingStack.scale(scale))
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    DrawingStack.contexts.append(context)
}

@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingStack.contexts.last.flatMap(DrawingStack.image) }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = DrawingStack.contexts.popLast() }

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
