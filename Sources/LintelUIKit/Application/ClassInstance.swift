import Foundation

/// Makes objects of classes that are known only by name, as UIKit does with delegates. Swift calls `init()` of an unknown class only
/// where it is `required`, which UIKit's classes are not: see docs/decisions/0011-objects-of-classes-known-by-name.md.
enum ClassInstance {
    /// - Precondition: the class comes from `NSObject` and has `init()`; where it has none, Swift says so and stops.
    static func make(_ type: AnyClass) -> AnyObject {
        precondition(type is NSObject.Type, "\(type) does not come from UIResponder or NSObject, so it cannot be made by its name")
        return unsafeBitCast(type, to: Newborn.Type.self).init()
    }
}

/// Its `init()` has the place in the table of methods that every class of `NSObject` has for its own. Open, so that the call always goes
/// through the table.
open class Newborn: NSObject {
    public required override init() { super.init() }
}
