import Foundation

// registry-writer OUTPUT (--list CONSTANT TYPE ENTRY NAME…)…
// ENTRY holds a percent sign where the name goes.
var arguments = CommandLine.arguments.dropFirst()
let output = URL(fileURLWithPath: arguments.removeFirst())
var text = "// Made by RegistryPlugin from the names of the files in a folder.\n"
for list in arguments.split(separator: "--list") {
    let head = Array(list.prefix(3))
    let entries = list.dropFirst(3).sorted().map { "    " + head[2].replacingOccurrences(of: "%", with: $0) + ",\n" }
    text += "\nlet \(head[0]): \(head[1]) = [\n" + entries.joined() + "]\n"
}
try Data(text.utf8).write(to: output)
