import LintelDraw
import LintelModel

/// Compares a picture with the one that was kept, and says in words what differs.
struct SnapshotComparison {
    let difference: PictureDifference
    private let file: SnapshotFile
    private let newFile: [UInt8]

    init(from old: Bitmap, to new: Bitmap, newFile: [UInt8], file: SnapshotFile, tolerance: SnapshotTolerance) {
        difference = PictureDifference(from: old, to: new, measure: tolerance.measure)
        self.file = file
        self.newFile = newFile
    }

    func isWithin(_ tolerance: SnapshotTolerance) -> Bool {
        difference.old.size == difference.new.size && Double(difference.count) <= tolerance.share * Double(difference.total)
    }

    /// Leaves new picture and difference behind; the failure's text.
    func report(kept: [UInt8]) throws -> String {
        let (old, new) = (difference.old.size, difference.new.size)
        var lines: [String] = []
        if old != new {
            lines.append("snapshot \(file.name) has \(new.width) × \(new.height) pixels and had \(old.width) × \(old.height)")
        } else {
            lines.append("snapshot \(file.name): \(difference.count) of \(difference.total) pixels differ (\(percentage))\(place)")
        }
        lines += decisions(kept)
        lines.append("kept: \(file.path)")
        lines.append("new: \(try file.writeArtifact(newFile, "new"))")
        lines.append("old, new, difference: \(try file.writeArtifact(difference.triptych.encodedPNG(), "difference"))")
        lines.append("if the new one is right, record it with LINTEL_SNAPSHOTS=record")
        return lines.joined(separator: "\n")
    }

    private var percentage: String {
        let share = Double(difference.count) / Double(max(difference.total, 1)) * 100
        return share < 0.01 ? "less than 0.01 %" : "\((share * 100).rounded() / 100) %"
    }

    private var place: String {
        guard let box = difference.box else { return "" }
        return ", from \(box.x), \(box.y) to \(box.x + box.width), \(box.y + box.height)"
    }

    /// The first decisions that differ, else the first boxes; nothing where the kept file tells neither.
    private func decisions(_ kept: [UInt8]) -> [String] {
        let old = PictureText.all(inFile: kept)
        let new = PictureText.all(inFile: newFile)
        for (key, words) in [(SnapshotSubject.traceKey, "decided otherwise:"), (SnapshotSubject.treeKey, "placed otherwise:")] {
            guard let before = old.first(where: { $0.keyword == key }), let after = new.first(where: { $0.keyword == key }),
                let lines = LineDifference(from: before.text, to: after.text)
            else { continue }
            return [words] + lines.marked
        }
        return []
    }
}
