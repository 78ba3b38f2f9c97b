/// What a file imports, and what it asks about the platform.
extension LoweringPass {
    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    /// Core Graphics' value types are Foundation's here; layers belong to the views' module.
    mutating func lowerImport(_ index: Int) -> Int {
        if index > 0, tokens[index - 1].text == "." { return index + 1 }
        var first = index + 1
        guard first < tokens.count, tokens[first].kind == .word else { return index + 1 }
        let isScoped = Self.kinds.contains(tokens[first].text) && first + 1 < tokens.count
        if isScoped { first += 1 }
        var last = first
        while last + 2 < tokens.count, tokens[last + 1].text == ".", tokens[last + 2].kind == .word { last += 2 }
        let range = tokens[first].range.lowerBound..<tokens[isScoped ? first : last].range.upperBound
        switch tokens[first].text {
        case "UIKit" where launchesApp && !isScoped: edits.append(Edit(range, "LintelUIKit; import LintelApp", of: source))
        case "UIKit", "QuartzCore": edits.append(Edit(range, "LintelUIKit", of: source))
        case "CoreGraphics": edits.append(Edit(range, "Foundation", of: source))
        default: break
        }
        return last + 1
    }

    /// The app starts in this file: it needs the room that has windows and command lines.
    private var launchesApp: Bool {
        tokens.contains { token in
            token.kind == .attribute ? ["@main", "@UIApplicationMain"].contains(token.text) : token.text == "UIApplicationMain"
        }
    }

    /// A file that runs on iOS is on iOS here.
    mutating func lowerCondition(_ index: Int) -> Int {
        var end = index + 1
        while end < tokens.count, !tokens[end].startsLine { end += 1 }
        for name in index..<end where name + 3 < tokens.count && tokens[name + 1].text == "(" && tokens[name + 3].text == ")" {
            if tokens[name].text == "canImport", tokens[name + 2].text == "UIKit" {
                edits.append(Edit(tokens[name + 2].range, "LintelUIKit", of: source))
            } else if tokens[name].text == "os", tokens[name + 2].text == "iOS" {
                let range = tokens[name].range.lowerBound..<tokens[name + 3].range.upperBound
                edits.append(Edit(range, "canImport(LintelUIKit)", of: source))
            }
        }
        return end
    }
}
