import Foundation

// Prints what drawing costs: processor milliseconds, medians over many rounds, beside a floor of plain Cairo calls.
// usage: swift run -c release --package-path Benchmarks lintel-bench

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == ColdRun.flag, let start = Double(CommandLine.arguments[2]) {
    try ColdRun.report(since: start, into: CommandLine.arguments[3])
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-bench-\(getpid())").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Report(folder: folder).print()
}
