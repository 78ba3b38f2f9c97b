import Foundation
import LintelCommandLine

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
