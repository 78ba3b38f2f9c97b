package import LintelModel

/// `UISegmentedControl` of system 13 and later, with one segment selected, or none.
package struct SegmentedControl {
    let titles: [String]
    let measure: any TextMeasuring
    let appearance: Appearance
    /// Index of the selected segment; nil for none.
    let selected: Int?

    package init(titles: [String], selected: Int? = 0, measure: any TextMeasuring, appearance: Appearance) {
        self.titles = titles
        self.selected = selected
        self.measure = measure
        self.appearance = appearance
    }

    /// Height of the control and size of its titles. H:segmented-controls; UIKit's own intrinsic height is 31 to 32.
    static let height = 32.0
    static let fontSize = 13.0
    /// Room left and right of the widest title; ours.
    static let sideInset = 12.0
    /// Corner radius of the ground and of the selected segment, and the gap between the two; from UIKit's look in system 13.
    static let radius = 9.0
    static let selectionRadius = 7.0
    static let selectionInset = 2.0

    /// Fill behind all segments, and of the selected one: H:color, tertiary fill; white, and grey in the dark.
    private static let ground = DynamicColor(light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
    private static let selection = DynamicColor(light: .white, dark: Color(99, 99, 102))

    private func label(_ index: Int) -> BarLabel {
        BarLabel(text: titles[index], font: Font(size: Self.fontSize, weight: index == selected ? .semibold : .medium), measure: measure)
    }

    /// Equal segments, each as wide as the widest title needs.
    package var size: Size {
        let widest = titles.indices.map { label($0).width }.max() ?? 0
        return Size(width: Double(titles.count) * (widest + 2 * Self.sideInset), height: Self.height)
    }

    package func drawing(in frame: Rect) -> [Scene.Item] {
        let width = frame.width / Double(max(1, titles.count))
        let ink = DynamicColor.label.resolved(for: appearance)
        var items: [Scene.Item] = [
            .fill(.roundedRect(frame, radius: Self.radius), .color(Self.ground.resolved(for: appearance)))
        ]
        for index in titles.indices {
            let box = Rect(x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
            if index == selected {
                let plate = Path.roundedRect(box.inset(by: Self.selectionInset), radius: Self.selectionRadius)
                items.append(.fill(plate, .color(Self.selection.resolved(for: appearance))))
            }
            items.append(label(index).truncated(to: width).drawing(centredIn: box, color: ink))
        }
        return items
    }
}
