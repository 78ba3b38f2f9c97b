import LintelModel

/// Numbers, colours, outlines and text as SVG spells them.
enum SVGNumber {
    /// At most three decimals: a thousandth of a point, far under a pixel.
    static func text(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let size = abs(thousandths)
        let sign = thousandths < 0 ? "-" : ""
        guard size % 1000 != 0 else { return sign + String(size / 1000) }
        var decimals = String(size % 1000)
        decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return sign + String(size / 1000) + "." + decimals
    }

    static func hex(_ color: Color) -> String {
        func part(_ value: Double) -> String {
            let byte = Int((min(max(value, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + part(color.red) + part(color.green) + part(color.blue)
    }

    static func data(_ path: Path) -> String {
        func pair(_ point: Point) -> String { text(point.x) + " " + text(point.y) }
        var data = ""
        for element in path.elements {
            switch element {
            case .move(let point): data += "M" + pair(point)
            case .line(let point): data += "L" + pair(point)
            case .curve(let end, let first, let second): data += "C" + pair(first) + " " + pair(second) + " " + pair(end)
            case .close: data += "Z"
            }
        }
        return data
    }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // XML 1.0 has no place for the other control characters, nor for these two.
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += " "
            case _: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
