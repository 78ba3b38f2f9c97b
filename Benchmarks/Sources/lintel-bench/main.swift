import Foundation

// Prints what drawing costs: processor milliseconds, medians over many rounds, beside a floor of plain Cairo calls.
// usage: swift run -c release --package-path Benchmarks lintel-bench [--frames]
// --frames times a running screen instead: percentiles while it moves, and its memory over ten minutes of its own time.

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == ColdRun.flag, let start = Double(CommandLine.arguments[2]) {
    try ColdRun.report(since: start, into: CommandLine.arguments[3])
} else if CommandLine.arguments.dropFirst() == ["--frames"] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-bench-\(getpid())").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Frames.print(folder: folder)
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-bench-\(getpid())").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Report(folder: folder).print()
}
