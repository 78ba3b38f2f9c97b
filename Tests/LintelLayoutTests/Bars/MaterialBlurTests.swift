import LintelLayout
import LintelModel
import Testing

struct MaterialBlurTests {
    /// What a flat backdrop looks like through a blur: saturation moves a colour away from its grey, the tint lies on top.
    private func seen(_ backdrop: Color, through blur: BackdropBlur) -> [Int] {
        let grey = 0.2126 * backdrop.red + 0.7152 * backdrop.green + 0.0722 * backdrop.blue
        func part(_ value: Double) -> Double { min(max(grey + (value - grey) * blur.saturation, 0), 1) }
        let color = blur.tint.over(Color(red: part(backdrop.red), green: part(backdrop.green), blue: part(backdrop.blue)))
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test(
        "bars look as measured over flat ground",
        arguments: [
            (Appearance.dark, Color.black, [18, 18, 18]), (.light, Color(242, 242, 247), [248, 248, 250]),
        ])
    func chrome(_ appearance: Appearance, _ ground: Color, _ expected: [Int]) {
        let measured = seen(ground, through: Material.systemChromeMaterial.blur(appearance))
        for (part, wanted) in zip(measured, expected) { #expect(abs(part - wanted) <= 1) }
    }

    @Test("SB-95: adaptive materials follow the interface, the ten fixed ones and the oldest three do not")
    func adaptation() {
        let adaptive: Set<Material> = [
            .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial,
        ]
        for material in Material.allCases {
            #expect((material.blur(.light) != material.blur(.dark)) == adaptive.contains(material), "\(material.name)")
        }
    }

    @Test("thicker materials let less through", arguments: Appearance.allCases)
    func thickness(_ appearance: Appearance) {
        let order: [Material] = [.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial]
        let strengths = order.map { $0.blur(appearance).tint.alpha }
        #expect(strengths == strengths.sorted())
        #expect(Set(strengths).count == order.count)
    }
}
