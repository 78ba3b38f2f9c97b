import Foundation
import LintelDraw
import LintelLayout
import LintelModel
import LintelProject

/// Plays a script on a screen or an app and takes a picture of every moment asked for, without any display.
struct ScriptRun {
    /// What a run leaves behind.
    struct Recording: Sendable {
        /// Whole PNG files: one a frame, or one for all.
        var files: [[UInt8]] = []
        var trace: [Decision] = []
    }

    enum Pictures { case none, sequence, animated }

    let script: GestureScript
    let pictures: Pictures
    let framesPerSecond: Int
    /// Pixels to a point; nil for the device's own.
    let scale: Scale?

    /// What still moves after the last action is shown to its end, but no longer than this; seconds.
    private static let longestRest = 5.0

    func record(_ subject: Runnable, with renderer: ScreenRenderer) throws(DrawError) -> Recording {
        nonisolated(unsafe) let renderer = renderer
        return try MainThread.run { () -> Result<Recording, DrawError> in
            do throws(DrawError) {
                return .success(try record(subject.make(renderer), hasTasks: subject.hasTasks, with: renderer))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    @MainActor
    private func record(
        _ simulation: any Simulation, hasTasks: Bool, with renderer: ScreenRenderer
    ) throws(DrawError) -> Recording {
        var recording = Recording()
        let camera =
            pictures == .none
            ? nil : ScriptCamera(renderer, scale: scale, framesPerSecond: framesPerSecond, isAnimated: pictures == .animated)
        var inputs = script.inputs[...]
        var frame = 0
        while true {
            let time = Double(frame) / Double(framesPerSecond)
            // What the app put off until later is done before the next frame, in the order it was put off.
            if hasTasks { RunLoop.main.run(until: Date()) }
            while let input = inputs.first, input.time <= time {
                simulation.advance(to: input.time)
                simulation.handle(input.event)
                inputs.removeFirst()
            }
            simulation.advance(to: time)
            if let file = try camera?.take(simulation.placed()) { recording.files.append(file) }
            let isOver = time >= script.duration && inputs.isEmpty
            if isOver, simulation.nextChange == nil || time >= script.duration + Self.longestRest { break }
            frame += 1
        }
        if let film = camera?.developed { recording.files.append(film) }
        recording.trace = simulation.trace
        return recording
    }
}
