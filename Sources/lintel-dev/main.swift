import Foundation
import LintelDraw

let usage = """
    usage: lintel-dev symbols OUT.png       every symbol with its name, light and dark
           lintel-dev strips FOLDER         the status bar of every kind of screen in every era
           lintel-dev pictures FOLDER       the pictures of README and docs

    """

func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("symbols", 2): try SymbolSheet().write(to: arguments[1])
    case ("pictures", 2): try DocsPictures().write(into: arguments[1])
    case ("strips", 2): try StripSheet().write(into: arguments[1])
    default:
        complain(usage)
        exit(2)
    }
} catch {
    complain("error: \(error)\n")
    exit(2)
}
