import Foundation
import LintelDraw
import LintelLayout

/// One snapshot's way: recorded where there is none, compared where there is.
@MainActor
struct SnapshotAssertion {
    var file: SnapshotFile
    var part: SnapshotPart
    var tolerance: SnapshotTolerance
    var recording: SnapshotRecording
    var site: CallSite

    /// Files written by this process, with what was written: a second, different picture under the same name is a fault.
    private static var written: [String: [UInt8]] = [:]

    func check(_ subject: @autoclosure () throws -> SnapshotSubject, as format: SnapshotFormat) {
        do {
            let subject = try subject()
            switch format {
            case .picture: try checkPicture(subject)
            case .tree, .trace: try checkText(subject.text(format))
            }
        } catch {
            site.fail("snapshot \(file.name): \(error)")
        }
    }

    private func checkPicture(_ subject: SnapshotSubject) throws {
        guard let picture = try subject.picture(of: part) else {
            site.fail("snapshot \(file.name): the screen shows no \(part.words) at this moment")
            return
        }
        let new = PictureText.adding(subject.texts, toFile: try picture.encodedPNG())
        guard let kept = try kept(orRecord: new) else { return }
        guard let old = Bitmap(pngFile: file.path, scale: picture.scale) else {
            site.fail("snapshot \(file.path) is no PNG picture: record it anew with LINTEL_SNAPSHOTS=record")
            return
        }
        let comparison = SnapshotComparison(from: old, to: picture, newFile: new, file: file, tolerance: tolerance)
        if !comparison.isWithin(tolerance) { site.fail(try comparison.report(kept: kept)) }
    }

    private func checkText(_ text: String) throws {
        let new = Array((text + "\n").utf8)
        guard let kept = try kept(orRecord: new), kept != new else { return }
        let difference = LineDifference(from: String(decoding: kept, as: UTF8.self), to: text + "\n")
        let lines =
            ["snapshot \(file.name) differs from line \(difference?.firstLine ?? 1) on:"] + (difference?.marked ?? [])
            + ["kept: \(file.path)", "new: \(try file.writeArtifact(new, "new"))"]
            + ["if the new one is right, record it with LINTEL_SNAPSHOTS=record"]
        site.fail(lines.joined(separator: "\n"))
    }

    /// The file as it was kept; nil where it was recorded just now, or could not be.
    private func kept(orRecord new: [UInt8]) throws(TestingError) -> [UInt8]? {
        let kept = FileManager.default.contents(atPath: file.path).map(Array.init)
        switch (recording, kept) {
        case (.missing, let kept?), (.never, let kept?):
            return kept
        case (.never, nil):
            site.fail("there is no snapshot \(file.path): record it with LINTEL_SNAPSHOTS=missing, look at it and commit it")
        case (.missing, nil):
            try record(new)
            site.fail("there was no snapshot, so \(file.path) was recorded: look at it, and run the test again")
        case (.record, _):
            if kept != new { try record(new) }
            try noteWritten(new)
        }
        return nil
    }

    private func record(_ bytes: [UInt8]) throws(TestingError) {
        try file.write(bytes)
        try noteWritten(bytes)
    }

    private func noteWritten(_ bytes: [UInt8]) throws(TestingError) {
        if let before = Self.written[file.path], before != bytes {
            site.fail("two different snapshots are called \(file.name): give each a name of its own (named:)")
        }
        Self.written[file.path] = bytes
    }
}

extension SnapshotPart {
    /// For people to read.
    var words: String {
        switch self {
        case .screen: "screen"
        case .statusBar: "status bar"
        case .navigationBar: "navigation bar"
        case .toolbar: "toolbar"
        case .tabBar: "tab bar"
        case .keyboard: "keyboard"
        }
    }
}
