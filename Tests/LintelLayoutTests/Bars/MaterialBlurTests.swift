import LintelLayout
import LintelModel
import Testing

struct MaterialBlurTests {
    private func parts(_ color: Color) -> [Int] { [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } }

    @Test(
        "bars look as measured over flat ground",
        arguments: [
            (Appearance.dark, Color.black, [18, 18, 18]), (.light, Color(242, 242, 247), [248, 248, 250]),
        ])
    func chrome(_ appearance: Appearance, _ ground: Color, _ expected: [Int]) {
        let measured = parts(Material.systemChromeMaterial.blur(appearance).seen(over: ground))
        for (part, wanted) in zip(measured, expected) { #expect(abs(part - wanted) <= 1) }
    }

    /// Two fills of Apple's design kit for iOS 18 (`docs/materials.md`): a grey over the backdrop, then colour dodge in the light, overlay
    /// in the dark. Composed here as the kit stacks them.
    private func kit(_ level: Double, grey: Double, cover: Double, second: Double, isDark: Bool) -> Double {
        let base = level * (1 - cover) + grey / 255 * cover
        let top = second / 255
        if !isDark { return min(base / (1 - top), 1) }
        return base < 0.5 ? 2 * base * top : 1 - 2 * (1 - base) * (1 - top)
    }

    @Test(
        "materials cover black and white as Apple's design kit does",
        arguments: [
            (Material.systemUltraThinMaterial, Appearance.light, 191.0, 0.44, 13.0), (.systemThinMaterial, .light, 166, 0.7, 51),
            (.systemThickMaterial, .light, 153, 0.97, 92), (.systemUltraThinMaterial, .dark, 37, 0.55, 156),
            (.systemThinMaterial, .dark, 37, 0.7, 156), (.systemThickMaterial, .dark, 37, 0.9, 124),
            (.systemMaterial, .light, 179, 0.82, 56), (.systemMaterial, .dark, 37, 0.82, 140),
        ])
    func designKit(_ material: Material, _ appearance: Appearance, _ grey: Double, _ cover: Double, _ second: Double) {
        // The regular one comes from another source, the probe of a running system, and still agrees.
        let slack = material == .systemMaterial ? 10.0 : 4
        for level in [0.0, 1] {
            let seen = material.blur(appearance).seen(over: Color(white: level)).green
            let wanted = kit(level, grey: grey, cover: cover, second: second, isDark: appearance == .dark)
            #expect(abs(seen - wanted) * 255 <= slack, "\(material.name) over \(level)")
        }
    }

    /// The backdrop of the accessibility HUD as probed: curve, amount 0.75, saturation 1.5, brightness 0.1 in the light.
    @Test(arguments: [
        (Appearance.light, Color.black, 0.9 * 0.75 + 0.1), (.light, .white, 0.25 + 0.815 * 0.75 + 0.1), (.dark, .black, 0.16 * 0.75),
        (.dark, .white, 0.25 + 0.1 * 0.75),
    ])
    func systemMaterial(_ appearance: Appearance, _ ground: Color, _ level: Double) {
        #expect(abs(Material.systemMaterial.blur(appearance).seen(over: ground).red - level) < 0.001)
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
        let spans = order.map { $0.blur(appearance).seen(over: .white).green - $0.blur(appearance).seen(over: .black).green }
        #expect(spans == spans.sorted(by: >))
        #expect(Set(spans).count == order.count)
    }

    @Test("Reduce Transparency keeps the tone", arguments: Material.allCases, Appearance.allCases)
    func opaque(_ material: Material, _ appearance: Appearance) {
        let color = material.blur(appearance).opaque
        let isDark =
            material == .dark || material.name.hasSuffix("Dark") || (appearance == .dark && material.blur(.light) != material.blur(.dark))
        #expect(color.alpha == 1)
        #expect(isDark ? color.green < 0.25 : color.green > 0.9)
    }
}
