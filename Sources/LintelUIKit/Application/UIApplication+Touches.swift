import Foundation
import LintelModel

extension UIApplication {
    func deliver(_ touch: Touch) {}
    func scroll(at point: Point, by dy: Double) {}
    func moveByThemselves() {}
    var isMovingByItself: Bool { false }

    /// A field asked for the keyboard, or somebody put it up.
    var isKeyboardUp: Bool { isKeyboardForced || firstResponder?.bringsKeyboard == true }
}
