import LintelLayout
import LintelModel

/// What a material does to colours (`BackdropBlur.seen(over:)`) on premultiplied cells from 0 to 1, in the order blue, green, red, alpha.
struct MaterialTone {
    private let material: BackdropBlur
    private let brightness: SIMD4<Float>
    private let cover: Float
    private let laid: SIMD4<Float>

    init(_ material: BackdropBlur) {
        self.material = material
        let added = Float(material.brightness)
        brightness = SIMD4(added, added, added, 0)
        let tint = material.tint
        cover = Float(tint.alpha)
        laid = SIMD4<Float>(Float(tint.blue), Float(tint.green), Float(tint.red), 1) * cover
    }

    /// The result runs from 0 to 255.
    func apply(to cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
        let saturation = Float(material.saturation)
        for index in 0..<count {
            let alpha = cells[index][3]
            let toned = material.curve.map { curved(cells[index], $0) } ?? cells[index]
            let grey = SIMD4<Float>(repeating: luma(toned))
            var color = grey + (toned - grey) * saturation + brightness * alpha
            color.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha))
            color[3] = alpha
            cells[index] = (color * (1 - cover) + laid) * 255
        }
    }

    private func curved(_ cell: SIMD4<Float>, _ curve: BackdropBlur.LuminanceCurve) -> SIMD4<Float> {
        let alpha = cell[3]
        guard alpha > 0 else { return cell }
        let grey = Float(curve.grey(Double(luma(cell) / alpha))) * alpha
        return cell + (SIMD4(repeating: grey) - cell) * Float(curve.amount)
    }

    /// `Color.luma` of a premultiplied cell.
    private func luma(_ cell: SIMD4<Float>) -> Float { Self.blue * cell[0] + Self.green * cell[1] + Self.red * cell[2] }

    private static let red = Float(Color.lumaShares.red)
    private static let green = Float(Color.lumaShares.green)
    private static let blue = Float(Color.lumaShares.blue)
}
