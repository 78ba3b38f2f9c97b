import Testing

@testable import LintelLayout

/// Spreading of items, in a bar from 16 to 359: the margins of a phone 375 wide (TB-71).
struct BarRowTests {
    private static func piece(_ width: Double) -> BarRow.Element { .piece(.init(width: width)) }
    private static func title(_ width: Double) -> BarRow.Element { .piece(.init(width: width, minimumWidth: 28)) }

    private func starts(_ elements: [BarRow.Element], to end: Double = 359) -> [Double] {
        zip(elements, BarRow(elements: elements, minimumGap: 8).spans(from: 16, to: end)).compactMap { element, span in
            if case .piece = element { span.start } else { nil }
        }
    }

    @Test(
        "items stand where the spaces put them",
        arguments: [
            ("TV-71, TB-72: no spaces pack at the leading side", [piece(20), piece(30)], [16, 44]),
            ("TV-72, TB-72: one flexible space pushes to the trailing margin", [.flexible, piece(20)], [339]),
            (
                "TV-70, TB-70, TB-72: N-1 flexible spaces make equal gaps",
                [piece(20), .flexible, piece(20), .flexible, piece(20), .flexible, piece(20)],
                [16, 123.67, 231.33, 339]
            ),
            (
                "TV-73, TB-73: three-up keeps the middle one centred", [piece(100), .flexible, piece(20), .flexible, piece(20)],
                [16, 177.5, 339]
            ),
            ("TV-73: as long as it fits", [piece(200), .flexible, piece(20), .flexible, piece(20)], [16, 224, 339]),
            ("TV-74: a fixed space of 0 leaves the least gap", [piece(20), .fixed(0), piece(20)], [16, 44]),
            ("TV-74: one of 20 adds to it", [piece(20), .fixed(20), piece(20)], [16, 64]),
            ("TV-74, TB-53: a negative one is ignored", [piece(20), .fixed(-20), piece(20)], [16, 44]),
            (
                "two flexible spaces take two shares",
                [piece(20), .flexible, .flexible, piece(20), .flexible, piece(20), .flexible, piece(23)],
                [16, 162, 249, 336]
            ),
        ] as [(String, [BarRow.Element], [Double])])
    func places(_ name: String, _ elements: [BarRow.Element], _ expected: [Double]) {
        #expect(starts(elements).map { ($0 * 100).rounded() / 100 } == expected)
    }

    @Test("TV-78, TB-75: the widest title gives way first, then both alike, and at last items run out at the trailing side")
    func squeezes() {
        let row = BarRow(elements: [Self.title(200), Self.title(100), Self.piece(40)], minimumGap: 8)
        #expect(row.spans(from: 0, to: 316).map(\.width) == [160, 100, 40])
        #expect(row.spans(from: 0, to: 216).map(\.width) == [80, 80, 40])
        let last = row.spans(from: 0, to: 100)
        #expect(last.map(\.width) == [28, 28, 40])
        #expect(last[2].end == 112)
    }

    @Test("TB-71: paddings count towards a neighbour, not towards the bar's ends, and beside the least gap")
    func paddings() {
        let title = BarRow.Element.piece(.init(width: 40, padding: .init(before: 0, after: 3)))
        let picture = BarRow.Element.piece(.init(width: 24, padding: .init(11)))
        let row = BarRow(elements: [picture, title, picture], minimumGap: 8)
        // 11 + 8 before the title, 3 + 8 + 11 behind it.
        #expect(row.spans(from: 16, to: 359).map(\.start) == [16, 59, 121])
        #expect(row.naturalWidth == 129)
    }

    @Test("TB-70: flexible spaces are equally wide between the paddings")
    func flexible() {
        let title = BarRow.Element.piece(.init(width: 40, padding: .init(8)))
        let picture = BarRow.Element.piece(.init(width: 24, padding: .init(5)))
        let row = BarRow(elements: [picture, .flexible, picture, .flexible, title, .flexible, title], minimumGap: 0)
        // 343 less 128 of items and 39 of paddings leave three times 58.67.
        #expect(row.spans(from: 16, to: 359).compactMap { $0.start.rounded() } == [16, 40, 109, 133, 204, 244, 319])
    }

    @Test("spaces fill the room between items to the point, so boxes tile the bar")
    func tiles() {
        let elements = [Self.piece(20), .flexible, .fixed(10), Self.piece(30), .flexible, Self.piece(40), .flexible, Self.piece(10)]
        let spans = BarRow(elements: elements, minimumGap: 8).spans(from: 16, to: 359)
        for (left, right) in zip(spans, spans.dropFirst()) { #expect(abs(left.end - right.start) < 0.001) }
        #expect(abs((spans.last?.end ?? 0) - 359) < 0.001)
    }
}
