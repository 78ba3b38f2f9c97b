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

extension Rect {
    fileprivate var figures: String { "\(Figure(x)) \(Figure(y)) \(Figure(width)) \(Figure(height))" }
}

/// A number with two decimals at most.
private struct Figure: CustomStringConvertible {
    let value: Double

    init(_ value: Double) { self.value = value }

    var description: String {
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(sign)\(whole)" }
        let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
        return "\(sign)\(whole).\(digits)"
    }
}
