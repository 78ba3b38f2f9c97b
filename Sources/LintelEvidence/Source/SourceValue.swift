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
    /// A variable or a property of `self`, without `self.` and question marks: `shareButton`; an Objective-C instance variable
    /// without its underscore.
    case name(String)
    case call(SourceCall)
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

    public var call: SourceCall? { if case .call(let call) = self { call } else { nil } }

    public var text: String? { if case .string(let text, _) = self { text } else { nil } }
}

/// A call or an initializer inside an expression.
public struct SourceCall: Hashable, Sendable {
    /// `UIBarButtonItem`, `UIImage.init`, `UIBarButtonItem.flexibleSpace`, `.flexibleSpace`, `makeSpace`. Objective-C is told in Swift's
    /// manner: `[[UIBarButtonItem alloc] initWithTitle:@"x" …]` is `UIBarButtonItem` with the labels `title`, `style`, …, and
    /// `[UIImage imageNamed:@"x"]` is `UIImage.imageNamed` with one argument.
    public var callee: String
    public var arguments: [SourceArgument]
    /// What the callee is a member of, when that is no plain name: the image of `UIImage(named: "x")?.withRenderingMode(…)`.
    public var receiver: SourceValue?
    public var range: TextRange

    public init(_ callee: String, _ arguments: [SourceArgument] = [], receiver: SourceValue? = nil, range: TextRange) {
        self.callee = callee
        self.arguments = arguments
        self.receiver = receiver
        self.range = range
    }
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

extension SourceCall {
    /// Whether a key or selector among the arguments names the system's bar or its window.
    package var namesStatusBar: Bool {
        arguments.contains { argument in
            switch argument.value {
            case .string(let text, _): text.lowercased().contains("statusbar")
            case .call(let call): call.namesStatusBar
            case .other(let text): text.lowercased().contains("statusbar")
            case .boolean, .number, .nothing, .constant, .name, .list, .oneOf, .inherited: false
            }
        }
    }
}
