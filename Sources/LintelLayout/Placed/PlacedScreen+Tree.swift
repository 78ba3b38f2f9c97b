import LintelModel

extension PlacedScreen {
    /// The screen as an indented list of boxes, `x y width height` in points with two decimals at most: what layout tests compare.
    public var tree: String {
        var lines = ["screen \(Figure(size.width)) × \(Figure(size.height))"]
        let bars = [
            ("status bar", statusBar), ("navigation bar", navigationBar), ("toolbar", toolbar), ("tab bar", tabBar),
            ("keyboard", keyboard),
        ]
        for (name, bar) in bars {
            guard let bar else { continue }
            lines.append("  \(name) \(bar.frame.figures)")
            lines += bar.items.map { "    " + $0.line }
        }
        for panel in menu?.panels ?? [] {
            lines.append("  menu \(panel.frame.figures)")
            lines += panel.parts.map { "    " + $0.line }
        }
        if let homeIndicator { lines.append("  home indicator \(homeIndicator.frame.figures)") }
        if let largeContent { lines.append("  large content \"\(largeContent.text ?? "")\" \(largeContent.frame.figures)") }
        return lines.joined(separator: "\n")
    }
}

extension PlacedItem {
    fileprivate var line: String {
        var parts = [id]
        if let text, !text.isEmpty { parts.append("\"\(text)\"") }
        if let value { parts.append("\(value)") }
        parts.append(frame.figures)
        if isTruncated { parts.append("truncated") }
        if let missingPicture { parts.append("missing \(missingPicture)") }
        return parts.joined(separator: " ")
    }
}

extension PlacedMenu.Part {
    fileprivate var line: String {
        var parts = [name]
        if !text.isEmpty { parts.append("\"\(text)\"") }
        if let subtitle { parts.append("\"\(subtitle)\"") }
        return (parts + [frame.figures] + marks).joined(separator: " ")
    }
}

extension Rect {
    fileprivate var figures: String { "\(Figure(x)) \(Figure(y)) \(Figure(width)) \(Figure(height))" }
}
