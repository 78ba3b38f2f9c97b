import LintelEvidence
import LintelModel

/// An icon of the app's own that is too large for a toolbar, too small, or differs between the scales.
struct ToolbarIconSize: Rule {
    let id = "toolbar-icon-size"
    let severity = Severity.warning
    let basis = ["GL-28", "TB-62"]

    /// Largest side of a bar icon in points (TB-62): 28, in edition 7 about 22.
    static func largest(in edition: GuidelinesEdition) -> Double { edition == .seven ? 22 : 28 }
    /// Smallest side that still reads as the icon of 24 points: as far below it as the largest is above (TB-62).
    static let smallest = 20.0
    /// An edge that does not fall on whole points, or an empty rim, is not a larger icon; in points.
    private static let rounding = 1.0

    func check(_ evidence: ProjectEvidence, _ settings: RuleSettings) -> RuleOutcome {
        guard settings.edition <= .twentyTwo else { return RuleOutcome() }
        let lists = ToolbarLists(evidence)
        var outcome = RuleOutcome()
        var seen: Set<Place> = []
        for bar in lists.ofInterfaces() + lists.ofCode() {
            for entry in bar.entries where seen.insert(entry.place).inserted {
                guard case .image(let name) = entry.content else { continue }
                guard let asset = evidence.image(name, usedIn: entry.place.file) else {
                    outcome.cannotTell += 1
                    continue
                }
                guard let fault = Self.fault(of: asset, in: settings.edition) else { continue }
                outcome.findings.append(finding(entry, asset, fault, in: bar))
            }
        }
        return outcome
    }

    /// What is wrong with a picture as a bar icon.
    private enum Fault {
        case tooLarge(ImageAsset.File)
        case differs(ImageAsset.File, ImageAsset.File)
        case tooSmall(ImageAsset.File)
        case lacksScale(Int, ImageAsset.File)
    }

    private static func fault(of asset: ImageAsset, in edition: GuidelinesEdition) -> Fault? {
        guard !asset.isSymbol else { return nil }
        let files = asset.files.filter { ["universal", "iphone", "ipad"].contains($0.idiom) && $0.points != nil }
        // No device since iOS 10 draws the single scale while there are others.
        let drawn = files.contains { $0.scale != 1 } ? files.filter { $0.scale != 1 } : files
        guard let widest = drawn.max(by: { $0.longestSide < $1.longestSide }) else { return nil }
        if widest.longestSide > largest(in: edition) + rounding { return .tooLarge(widest) }
        if let pair = differing(files) { return .differs(pair.0, pair.1) }
        if widest.longestSide < smallest - rounding { return .tooSmall(widest) }
        let scales = Set(files.compactMap(\.scale))
        guard !files.contains(where: \.isVector), let missing = [2, 3].first(where: { !scales.contains($0) }) else { return nil }
        return .lacksScale(missing, widest)
    }

    /// Two files of one idiom and appearance whose size in points is not the same.
    private static func differing(_ files: [ImageAsset.File]) -> (ImageAsset.File, ImageAsset.File)? {
        for (index, file) in files.enumerated() {
            for other in files[(index + 1)...] where other.idiom == file.idiom && other.appearance == file.appearance {
                guard let one = file.points, let two = other.points else { continue }
                if abs(one.width - two.width) > 1 || abs(one.height - two.height) > 1 { return (file, other) }
            }
        }
        return nil
    }

    private func finding(_ entry: ToolbarEntry, _ asset: ImageAsset, _ fault: Fault, in bar: ToolbarList) -> Finding {
        let (severity, message, files): (Severity, String, [ImageAsset.File]) =
            switch fault {
            case .tooLarge(let file): (.warning, "\(entry.name) is \(file.pointText) points: bars take 24, at most 28", [file])
            case .differs(let one, let other):
                (.advice, "\(entry.name) has scales that disagree: \(one.pointText) and \(other.pointText) points", [one, other])
            case .tooSmall(let file): (.advice, "\(entry.name) is \(file.pointText) points: bars take 24", [file])
            case .lacksScale(let scale, let file): (.advice, "\(entry.name) has no picture for @\(scale)x", [file])
            }
        return Finding(
            rule: id, severity: severity, message: message, place: entry.place,
            because: files.map { Note("\($0.pointText) points", at: Place(file: $0.path)) },
            help: "draw it on 24 × 24 points (48 and 72 pixels at @2x and @3x), or as one vector file", basis: basis,
            scene: bar.sceneReference(entry.place.objectID))
    }
}

extension ImageAsset.File {
    fileprivate var longestSide: Double { points.map { max($0.width, $0.height) } ?? 0 }

    fileprivate var pointText: String { points.map { "\(Self.short($0.width)) × \(Self.short($0.height))" } ?? "unknown" }

    private static func short(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}
