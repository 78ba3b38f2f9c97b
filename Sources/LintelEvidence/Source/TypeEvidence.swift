/// A type, or an extension or category of one.
public struct TypeEvidence: Hashable, Sendable {
    /// The keyword of the declaration.
    public enum Kind: String, Sendable, CaseIterable {
        case `class`, `struct`, `enum`, actor, `protocol`
        /// Also an Objective-C category.
        case `extension`
    }

    /// Without generic arguments and outer types; the extended type's name for an extension.
    public var name: String
    public var kind: Kind
    /// Superclass and protocols as written, without generic arguments. Of an Objective-C `@implementation` the superclass stands
    /// in the header's evidence.
    public var supertypes: [String]
    /// The name.
    public var place: Place
    /// First and last line of the whole declaration.
    public var lines: ClosedRange<Int>
    public var conditions: [SourceCondition]
    /// Members whose name matters (see `SourceVocabulary`), and of classes the names of outlets and bar items.
    public var members: [MemberEvidence]

    public init(
        name: String, kind: Kind, supertypes: [String] = [], place: Place, lines: ClosedRange<Int>, conditions: [SourceCondition] = [],
        members: [MemberEvidence] = []
    ) {
        self.name = name
        self.kind = kind
        self.supertypes = supertypes
        self.place = place
        self.lines = lines
        self.conditions = conditions
        self.members = members
    }
}
