extension BarItemLinking {
    /// A root controller is mostly made, named and then given to the window: the calls with the names followed, and those of what a
    /// container is made with.
    package func namedRoots(in calls: [CallEvidence]) -> [CallEvidence] {
        calls.map { call in
            guard call.kind != .read, call.name == "rootViewController" || call.name == "setRootViewController",
                let value = call.arguments.first?.value
            else { return call }
            var named = call
            named.arguments[0].value = followed(value, call.scope, call.place)
            return named
        }
    }

    private func followed(_ value: SourceValue, _ scope: SourceScope, _ place: Place) -> SourceValue {
        guard case .call(var call) = resolved(value, scope, place) else { return value }
        for index in call.arguments.indices where call.arguments[index].label == "rootViewController" {
            call.arguments[index].value = resolved(call.arguments[index].value, scope, place)
        }
        return .call(call)
    }
}
