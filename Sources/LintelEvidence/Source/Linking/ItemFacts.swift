/// What a reader gathers about bar items before they are linked: who holds what, and what happens to it.
package struct ItemFacts: Sendable {
    /// `name = value`, or a function or computed property `name` that gives a value.
    package struct Binding: Sendable {
        package var name: String
        package var value: SourceValue
        package var scope: SourceScope
        package var start: TextPosition
        /// Declared at the level of the type, or assigned to a name that the member does not declare.
        package var isProperty: Bool

        package init(_ name: String, _ value: SourceValue, scope: SourceScope, start: TextPosition, isProperty: Bool) {
            self.name = name
            self.value = value
            self.scope = scope
            self.start = start
            self.isProperty = isProperty
        }
    }

    /// A name given to a call that may do anything with it.
    package struct Passing: Hashable, Sendable {
        package var name: String
        package var type: String?
        package var member: String?

        package init(_ name: String, scope: SourceScope) {
            self.name = name
            type = scope.type
            member = scope.member
        }
    }

    package struct Creation: Sendable {
        package var call: SourceCall
        package var scope: SourceScope

        package init(_ call: SourceCall, scope: SourceScope) {
            self.call = call
            self.scope = scope
        }
    }

    package var bindings: [Binding] = []
    /// `name.append(value)`, `name += value`, `[name addObject:value]`.
    package var appends: [Binding] = []
    package var creations: [Creation] = []
    package var passings: Set<Passing> = []

    package init() {}
}
