import Foundation
import LintelDraw

/// Where the time of one whole process goes, as `lintel render` spends it: each step once, in a process of its own.
enum ColdRun {
    static let flag = "--cold"
    static let steps = ["process start", "fonts", "place", "paint", "paint and encode again", "write"]

    /// Run by the child: wall milliseconds of each step, one a line.
    static func report(since start: Double, into folder: String) throws {
        var last = start
        func lap(_ body: () throws -> Void) rethrows {
            try body()
            let now = Stopwatch.wall
            print(now - last)
            last = now
        }
        lap {}
        guard let screen = Subjects.screen() else { return }
        var renderer: ScreenRenderer?
        try lap { renderer = try ScreenRenderer() }
        guard let renderer else { return }
        var placed = try renderer.place(screen)
        try lap { placed = try renderer.place(Subjects.list(on: screen)) }
        try lap { _ = try renderer.picture(of: placed) }
        var file: [UInt8] = []
        try lap { file = try renderer.encode(placed.scene, scale: Subjects.scale, as: "png") }
        try lap { try AtomicFile.write(file, to: folder + "/cold.png") }
    }

    /// Run by the parent: the medians over many children.
    static func medians(rounds: Int, folder: String) throws -> [Double] {
        var runs: [[Double]] = []
        for _ in 0..<rounds {
            let child = Process()
            child.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            child.arguments = [flag, String(Stopwatch.wall), folder]
            let pipe = Pipe()
            child.standardOutput = pipe
            try child.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            child.waitUntilExit()
            runs.append(String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Double($0) })
        }
        return steps.indices.map { index in
            let column = runs.filter { $0.count == steps.count }.map { $0[index] }.sorted()
            return column.isEmpty ? .nan : column[column.count / 2]
        }
    }
}
