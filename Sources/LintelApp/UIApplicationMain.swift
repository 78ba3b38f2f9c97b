import Foundation
import LintelRunning
public import LintelUIKit

extension UIApplicationDelegate {
    /// Where an app with `@main` starts: `--help` lists what may stand on its command line.
    public static func main() { exit(AppLaunch.run(Self.self, CommandLine.arguments)) }
}

/// Launches an app, as a `main.swift` does.
/// - Parameters:
///   - principalClassName: nil, or the name of `UIApplication`: it has no subclasses here.
///   - delegateClassName: as `NSStringFromClass` gives it.
/// - Returns: the exit status. UIKit's never returns; here the window may be closed.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let principal: AnyClass? = principalClassName.flatMap { NSClassFromString($0) }
    precondition(
        principalClassName == nil || principal == UIApplication.self,
        "\(principalClassName ?? "") cannot be the principal class: UIApplication has no subclasses here; pass nil")
    guard let name = delegateClassName, let delegate: AnyClass = NSClassFromString(name), delegate is any UIApplicationDelegate.Type else {
        preconditionFailure(
            "\(delegateClassName ?? "nil") names no application delegate: pass NSStringFromClass(AppDelegate.self)")
    }
    let words = (0..<Int(argc)).compactMap { index in argv[index].map { String(cString: $0) } }
    return AppLaunch.run(delegate, words)
}

/// One launch on the process's own streams.
enum AppLaunch {
    static func run(_ delegate: AnyClass, _ words: [String]) -> Int32 {
        let program = words.first.map { URL(filePath: $0).lastPathComponent } ?? "app"
        let command = AppCommand(name: program, delegateClass: delegate)
        let console = Console.standard()
        defer { console.flush() }
        return console.run { () throws(CommandError) in try command.run(words.dropFirst(), as: program, console) }.rawValue
    }
}
