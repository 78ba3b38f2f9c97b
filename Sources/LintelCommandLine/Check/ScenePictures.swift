import LintelDraw
import LintelEvidence
import LintelLayout
import LintelModel
import LintelProject
import LintelReports
import LintelRunning

/// Draws the scenes that findings are about, with the place of the object.
final class ScenePictures {
    /// Sharp on today's screens, and half the bytes of the phone's own pixels.
    private static let scale: Scale = 2
    /// Room around a marked item, points.
    private static let margin = 4.0

    private let screens: InterfaceScreens
    private let files: [InterfaceFile]
    private let device: Device
    private var stage: ScreenStage?
    private var drawn: [String: (placed: PlacedScreen, png: [UInt8])] = [:]

    init(_ evidence: ProjectEvidence) {
        screens = InterfaceScreens(evidence)
        files = evidence.interfaces
        device = ScreenSettings.defaultDevice
    }

    /// Nil for scenes that are no more there, and where drawing is not possible: the finding is told without a picture then.
    func picture(of reference: SceneReference) -> ScenePicture? {
        guard let (placed, png) = try? drawing(of: reference) else { return nil }
        let box = mark(reference.objectID, in: placed)
        return ScenePicture(
            png: png, width: placed.size.width, height: placed.size.height, caption: "\(name(of: reference)), \(device.name)",
            mark: box.map { ScenePicture.Mark(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }

    private func name(of reference: SceneReference) -> String {
        files.first { $0.path == reference.file }?.scene(reference.controllerID)?.name ?? reference.controllerID
    }

    private func drawing(of reference: SceneReference) throws -> (placed: PlacedScreen, png: [UInt8])? {
        let key = reference.file + "\u{0}" + reference.controllerID
        if let known = drawn[key] { return known }
        guard let file = files.first(where: { $0.path == reference.file }), let scene = file.scene(reference.controllerID) else {
            return nil
        }
        let stage = try stage ?? ScreenStage()
        self.stage = stage
        let placed = try stage.place(screens.screen(of: scene, in: file, on: device))
        let png = try stage.renderer.encode(placed.scene, scale: Self.scale, as: "png")
        drawn[key] = (placed, png)
        return (placed, png)
    }

    /// The item's box; the toolbar's where the object is no item, such as the bar itself.
    private func mark(_ objectID: String?, in placed: PlacedScreen) -> Rect? {
        let bars = [placed.navigationBar, placed.toolbar, placed.tabBar].compactMap(\.self)
        let item = objectID.flatMap { id in bars.lazy.flatMap(\.items).first { $0.objectID == id } }
        guard let frame = item?.frame ?? placed.toolbar?.frame else { return nil }
        return frame.inset(by: -Self.margin).intersection(Rect(origin: .zero, size: placed.size))
    }
}
