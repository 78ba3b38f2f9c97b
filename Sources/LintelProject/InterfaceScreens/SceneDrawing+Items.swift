import LintelEvidence
import LintelModel

extension SceneDrawing {
    func items(_ items: [InterfaceBarItem]) -> [BarItem] { items.filter { !$0.isHidden }.map { item($0) } }

    func item(_ item: InterfaceBarItem) -> BarItem {
        let title = item.title.flatMap { $0.isEmpty ? nil : $0 }
        var bar = BarItem(content(of: item), label: item.accessibilityLabel ?? title, style: item.style == "done" ? .done : .plain)
        bar.isEnabled = item.isEnabled
        bar.isSelected = item.isSelected
        bar.picture.landscapeIcon = item.landscapeImage.map { icon($0) }
        bar.width = item.isSpace ? nil : item.width.flatMap { $0 > 0 ? $0 : nil }
        bar.tint = item.tint.flatMap(color)
        bar.objectID = item.id
        return bar
    }

    private func content(of item: InterfaceBarItem) -> BarItem.Content {
        if item.isFlexibleSpace { return .flexibleSpace }
        if item.isFixedSpace { return .fixedSpace(item.width ?? 0) }
        if let system = item.systemItem.flatMap({ SystemItem(name: $0) }) { return .system(system) }
        if let view = item.customView {
            if let control = view.installed(where: { $0.kind == .segmentedControl }).first {
                return .segmented(control.segments.map(\.title))
            }
            return .view(Size(width: view.frame?.width ?? 0, height: view.frame?.height ?? 0))
        }
        if let image = item.image { return .icon(icon(image)) }
        return .title(item.title ?? "")
    }

    /// A symbol, or the file of a catalogue that suits the device best.
    func icon(_ image: InterfaceImage) -> Icon {
        if image.isSystemSymbol { return .symbol(image.name) }
        let cached = file.image(image)
        let cachedSize = cached.flatMap { record in
            record.width.flatMap { width in record.height.map { Size(width: width, height: $0) } }
        }
        guard let asset = screens.pictures.image(image.name, usedIn: file.path), let best = best(of: asset.files) else {
            return .missing(image.name, size: cachedSize)
        }
        let size = best.points.map { Size(width: $0.width, height: $0.height) } ?? cachedSize
        guard best.format == .svg || best.format == .png else { return .missing(image.name, size: size) }
        return .file(ProjectPath.onDisk(best.path, root: screens.root), size: size)
    }

    /// The file for the light appearance, of the device's family, with the nearest scale not below the device's; vector files first.
    private func best(of files: [ImageAsset.File]) -> ImageAsset.File? {
        let family = device.isPad ? "ipad" : "iphone"
        let suiting = files.filter { $0.idiom == "universal" || $0.idiom == family }
        let plain = suiting.filter { $0.appearance == nil }
        let candidates = plain.isEmpty ? suiting : plain
        if let vector = candidates.first(where: { $0.format == .svg }) { return vector }
        let wanted = device.scale.factor
        return candidates.min { distance($0, wanted) < distance($1, wanted) }
    }

    /// Larger pictures are scaled down more gladly than smaller ones up.
    private func distance(_ file: ImageAsset.File, _ wanted: Int) -> Int {
        let scale = file.scale ?? 1
        return scale >= wanted ? (scale - wanted) * 2 : (wanted - scale) * 2 + 1
    }
}
