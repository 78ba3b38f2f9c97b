/// What an expression is, as far as it can be read without running it.
public indirect enum SourceValue: Hashable, Sendable {
    /// `true`, `YES`.
    case boolean(Bool)
    /// A literal without interpolation, or the key of `NSLocalizedString` and `String(localized:)` (see `isLocalized`).
    case string(String, isLocalized: Bool)
    case number(Double)
    /// `nil`, `NULL`.
    case nothing
    /// An enumeration's case or a static constant, its last word: `.lightContent`, `UIBarButtonItem.SystemItem.done`;
    /// in Objective-C a constant's whole name: `UIStatusBarStyleLightContent`.
    case constant(String)
    /// A variable or a property of `self`, without `self.` and question marks: `shareButton`, `_hidesBar`.
    case name(String)
    /// A call or an initializer: `UIBarButtonItem(title: "x", …)`, `[UIImage imageNamed:@"x"]` is `UIImage.imageNamed("x")`.
    case call(String, [SourceArgument])
    case list([SourceValue])
    /// A choice by `?:`, `if`, `switch` or `??`; every branch that could be read.
    case oneOf([SourceValue])
    /// `super.prefersStatusBarHidden`.
    case inherited
    /// Anything else, such as `theme.style` or `!isShown`; the text, blanks removed.
    case other(String)

    /// Every value that may result, choices followed.
    public var alternatives: [SourceValue] {
        guard case .oneOf(let branches) = self else { return [self] }
        return branches.flatMap(\.alternatives)
    }

    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    public var text: String? { if case .string(let text, _) = self { text } else { nil } }
}

/// An argument of a call. In Objective-C the first argument has no label, the others carry the selector's words.
public struct SourceArgument: Hashable, Sendable {
    public var label: String?
    public var value: SourceValue

    public init(_ label: String? = nil, _ value: SourceValue) {
        self.label = label
        self.value = value
    }
}

extension [SourceArgument] {
    /// The value given under a label.
    public subscript(label: String) -> SourceValue? { first { $0.label == label }?.value }
}
