import Foundation

/// A key of a hardware keyboard that does something, alone or with others held.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
    /// What is pressed, as the key writes it without modifiers, or one of the names below.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let action: Selector?
    public let attributes: UIMenuElement.Attributes

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        attributes: UIMenuElement.Attributes = []
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        self.attributes = attributes
        super.init(title: title, image: image)
    }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"

    func isMeant(by input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
        self.input == input && self.modifierFlags == modifierFlags && attributes.isDisjoint(with: [.disabled, .hidden])
    }
}
