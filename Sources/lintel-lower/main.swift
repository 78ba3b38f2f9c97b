import Foundation
import LintelLowering

// lintel-lower INPUT OUTPUT
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: lintel-lower INPUT OUTPUT\n".utf8))
    exit(2)
}
do {
    let source = try String(contentsOf: URL(fileURLWithPath: arguments[1]), encoding: .utf8)
    let lowered = SourceLowering.lower(source, file: arguments[1])
    try Data(lowered.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
} catch {
    FileHandle.standardError.write(Data("\(arguments[1]): error: \(error.localizedDescription)\n".utf8))
    exit(1)
}
