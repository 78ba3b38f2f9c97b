import LintelLayout
import LintelModel

/// Where a frame differs from the one before it, in pixels: what has to be painted again. Boxes that touch are joined.
struct FrameChanges {
    private(set) var boxes: [PixelRect] = []

    private let text: TextEngine
    private let scale: Scale
    private let whole: PixelRect

    /// More boxes than these become one: each costs a pass over the clip.
    private static let most = 6
    /// What antialiasing may add outside an item's bounds, in pixels.
    private static let rim = 1

    init(from old: PlacedScreen, to new: PlacedScreen, text: TextEngine, scale: Scale) {
        self.text = text
        self.scale = scale
        let size = scale.pixelSize(new.size)
        whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        // Layers come and go between others: the same one is looked for by its name.
        let (before, after) = (Self.layers(of: old), Self.layers(of: new))
        for (name, items) in before where after[name] == nil { add(items) }
        for (name, items) in after { compare(before[name] ?? [], items) }
        spreadThroughBlurs(new.layers.flatMap(\.drawing))
    }

    private static func layers(of screen: PlacedScreen) -> [String: [Scene.Item]] {
        var layers: [String: [Scene.Item]] = [:]
        for layer in screen.layers {
            switch layer {
            // Content, sensor housing, overlay, in this order.
            case .drawing(let items): layers["drawing \(layers.keys.count { $0.hasPrefix("drawing") })"] = items
            case .bar(let part, let bar): layers[part.rawValue] = bar.drawing
            case .item(let part, let item): layers[part.rawValue] = item.drawing
            }
        }
        return layers
    }

    private mutating func compare(_ old: [Scene.Item], _ new: [Scene.Item]) {
        if old == new { return }
        let (before, after) = (Set(old), Set(new))
        let stayed = old.filter(after.contains)
        // Items that changed places among themselves, or stand there twice, cover each other differently.
        guard stayed == new.filter(before.contains), stayed.count == before.intersection(after).count else {
            add(old)
            add(new)
            return
        }
        add(old.filter { !after.contains($0) })
        add(new.filter { !before.contains($0) })
    }

    private mutating func add(_ items: [Scene.Item]) {
        for item in items { add(pixels(of: item)) }
    }

    private func pixels(of item: Scene.Item) -> PixelRect {
        let bounds = item.bounds(text: text)
        guard !bounds.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        return scale.pixelRect(bounds).grown(by: Self.rim).intersection(whole)
    }

    private mutating func add(_ box: PixelRect) {
        guard !box.isEmpty else { return }
        var joined = box
        // Joining may reach further boxes.
        while let index = boxes.firstIndex(where: { $0.touches(joined) }) {
            joined = joined.union(boxes.remove(at: index))
        }
        boxes.append(joined)
        if boxes.count > Self.most { boxes = [boxes.reduce(boxes[0]) { $0.union($1) }] }
    }

    /// A blurred backdrop looks at its whole box: a change anywhere in it changes all of it.
    private mutating func spreadThroughBlurs(_ items: some Sequence<Scene.Item>) {
        let blurs = items.flatMap(\.blurred).map { scale.pixelRect($0.tightBounds).grown(by: Self.rim).intersection(whole) }
        var isSpreading = true
        while isSpreading {
            isSpreading = false
            for blur in blurs where boxes.contains(where: { $0.touches(blur) && $0.union(blur) != $0 }) {
                add(blur)
                isSpreading = true
            }
        }
    }
}

extension PixelRect {
    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// Whether they have a pixel in common.
    func touches(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}

extension Scene.Item {
    /// Outlines of all blurred backdrops in it.
    fileprivate var blurred: [Path] {
        switch self {
        case .fill, .stroke, .text, .image: []
        case .group(let group): group.items.flatMap(\.blurred)
        case .backdropBlur(let path, _): [path]
        }
    }
}
