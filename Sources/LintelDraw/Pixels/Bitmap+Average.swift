public import LintelModel

extension Bitmap {
    /// The mean colour of a box (pixels), over black where the picture is clear; nil where the box lies outside.
    public func meanColor(in box: PixelRect) -> Color? {
        let box = clamped(box)
        guard !box.isEmpty else { return nil }
        var red = 0
        var green = 0
        var blue = 0
        withPixels { pixels in
            for y in box.y..<box.y + box.height {
                let row = pixels + y * size.width
                for x in box.x..<box.x + box.width {
                    let pixel = row[x]
                    red += Int(pixel >> 16 & 0xFF)
                    green += Int(pixel >> 8 & 0xFF)
                    blue += Int(pixel & 0xFF)
                }
            }
        }
        let whole = Double(box.width * box.height) * 255
        return Color(red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole)
    }

    /// Mean brightness (`Color.luma`) of a box in points; nil where the box lies outside (OQ-03: our choice of measure).
    public func meanLuminance(in rect: Rect) -> Double? {
        meanColor(in: scale.pixelRect(rect)).map(\.luma)
    }
}
