import Foundation

/// The tool as a function: arguments in, exit status out.
public enum CommandLineTool {
    public static func run(_ arguments: [String]) -> Int32 { 0 }
}
