import Foundation
import LintelLowering

// lintel-lower INPUT OUTPUT [OTHER FILES OF THE TARGET]
let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: lintel-lower INPUT OUTPUT [OTHER]...\n".utf8))
    exit(2)
}
do {
    let source = try String(contentsOf: URL(fileURLWithPath: arguments[1]), encoding: .utf8)
    let beside = arguments.dropFirst(3).compactMap { path -> String? in
        guard path != arguments[1], let text = try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) else { return nil }
        return SourceLowering.mayExtend(text) ? text : nil
    }
    let lowered = SourceLowering.lower(source, file: arguments[1], beside: beside)
    try Data(lowered.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
} catch {
    FileHandle.standardError.write(Data("\(arguments[1]): error: \(error.localizedDescription)\n".utf8))
    exit(1)
}
