internal import LintelEvidence

/// The branches of `#if`. All are kept, unless they cut through braces: then only one makes sense to a reader of braces.
struct ObjectiveCBranches {
    private struct Choice {
        /// Conditions of the branches so far, as written.
        var texts: [String]
        /// Where each branch begins among the tokens.
        var starts: [Int]
    }

    private var open: [Choice] = []
    /// Conditions further inside are not told.
    private static let depthLimit = 20

    /// What holds where the reader is.
    var conditions: [SourceCondition] {
        open.prefix(Self.depthLimit).map { choice in
            let refused = choice.texts.dropLast().map { "!(" + $0 + ")" }
            let own = choice.texts.last.map { $0.isEmpty ? [] : [$0] } ?? []
            return .compiled((refused + own).joined(separator: "&&"))
        }
    }

    mutating func open(_ condition: String, at token: Int) {
        open.append(Choice(texts: [condition], starts: [token]))
    }

    /// `#elif`, or without a condition `#else`.
    mutating func turn(_ condition: String?, at token: Int) {
        guard !open.isEmpty else { return }
        open[open.count - 1].texts.append(condition ?? "")
        open[open.count - 1].starts.append(token)
    }

    /// `#endif`: the tokens without branches that cannot be kept.
    mutating func close(_ tokens: [ObjectiveCToken]) -> [ObjectiveCToken] {
        guard let choice = open.popLast() else { return tokens }
        let bounds = choice.starts + [tokens.count]
        let branches = choice.starts.indices.map { bounds[$0]..<bounds[$0 + 1] }
        let uneven = branches.contains { balance(tokens[$0]) != 0 }
        guard uneven || choice.texts[0] == "0", branches.count > 1 || choice.texts[0] == "0" else { return tokens }
        let kept = keptBranch(choice.texts)
        var result = Array(tokens[..<bounds[0]])
        if branches.indices.contains(kept) { result += tokens[branches[kept]] }
        return result
    }

    /// The first, unless it is for another system or never compiled.
    private func keptBranch(_ texts: [String]) -> Int {
        let foreign = ["TARGET_OS_TV", "TARGET_OS_VISION", "TARGET_OS_WATCH", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST"]
        let first = texts[0]
        return first == "0" || foreign.contains(where: first.hasPrefix) ? 1 : 0
    }

    private func balance(_ tokens: ArraySlice<ObjectiveCToken>) -> Int {
        tokens.reduce(0) { $0 + ($1.isMark("{") ? 1 : $1.isMark("}") ? -1 : 0) }
    }
}
