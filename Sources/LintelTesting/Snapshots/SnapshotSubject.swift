import LintelDraw
import LintelLayout
import LintelModel
import LintelUIKit

/// A moment of a screen that a snapshot is made of.
@MainActor
struct SnapshotSubject {
    let placed: PlacedScreen
    /// One decision a line.
    let trace: String

    init(_ app: UIApplication) throws(TestingError) {
        placed = try TestStudio.placed(app)
        trace = app.trace.map(\.description).joined(separator: "\n")
    }

    /// A screen that does not run has no decisions but those about its status bar.
    init(_ screen: Screen) throws {
        placed = try TestStudio.renderer.place(screen)
        trace = placed.resolution.statusBar.decidedBy.joined(separator: "\n")
    }

    /// Nil where the screen lacks the part.
    func picture(of part: SnapshotPart) throws(TestingError) -> Bitmap? {
        guard let box = part.box(in: placed) else { return nil }
        do {
            return try TestStudio.renderer.picture(of: placed).cropped(to: box)
        } catch {
            throw .notDrawn("\(error)")
        }
    }

    func text(_ format: SnapshotFormat) -> String { format == .trace ? trace : placed.tree }

    /// What a picture file carries along.
    var texts: [PictureText] { [PictureText(Self.treeKey, placed.tree), PictureText(Self.traceKey, trace)] }

    nonisolated static let treeKey = "Lintel tree"
    nonisolated static let traceKey = "Lintel trace"
}
