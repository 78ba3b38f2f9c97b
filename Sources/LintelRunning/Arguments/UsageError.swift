import LintelModel
package import LintelProject

/// A command line that cannot be understood.
package enum UsageError: Error, Hashable, Sendable {
    case noCommand
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])
    case missingValue(String, placeholder: String)
    case badValue(String, SettingProblem)
    case givenTwice(String)
    case missingOperand(String)
    case unexpectedOperand(String)
    case noScreen
    case unknownRule(String, known: [String])
    case severalPicturesOneFile(String, count: Int)
    case unknownPictureFormat(String, known: [String])
    case missingOutput
    case unknownScene(String, in: String, known: [String])
    case projectWithoutScene(String)
    case noSceneWithBars
    case severalScreensOneRun(count: Int, known: [String])
    /// An option that makes no sense without `--script`.
    case needsScript(String)
}

extension UsageError {
    package var message: String {
        switch self {
        case .noCommand: "a command is missing"
        case .unknownCommand(let name, _): "`\(name)` is no command"
        case .unknownOption(let name, _): "option \(name) is not known"
        case .missingValue(let option, let placeholder): "\(option) needs a value: \(placeholder)"
        case .badValue(let option, let problem): "\(option): \(problem.message)"
        case .givenTwice(let option): "\(option) is given twice"
        case .missingOperand(let placeholder): "\(placeholder) is missing"
        case .unexpectedOperand(let word): "`\(word)` is more than this command takes"
        case .noScreen: "there is no screen to look at"
        case .unknownRule(let id, _): "rule `\(id)` is not known"
        case .severalPicturesOneFile(let file, let count): "\(count) pictures do not fit into the one file `\(file)`"
        case .unknownPictureFormat(let file, _): "`\(file)` names no picture format that can be written"
        case .unknownScene(let name, let path, _): "scene `\(name)` is not in \(path)"
        case .projectWithoutScene(let folder): "\(folder) is a folder, of which one scene can be shown"
        case .noSceneWithBars: "there is no screen with bars to show"
        case .severalScreensOneRun(let count, _): "there are \(count) screens, of which one can run"
        case .needsScript(let option): "\(option) needs --script FILE"
        case .missingOutput: "-o FILE or -o FOLDER is missing"
        }
    }

    package var help: String? {
        switch self {
        case .noCommand: "`lintel --help` lists the commands"
        case .unknownCommand(let name, let known): Self.nearest(name, known) + "commands: \(known.joined(separator: ", "))"
        case .unknownOption(let name, let known):
            NearestName.of(String(name.drop { $0 == "-" }), among: known).map { "nearest: --\($0)" } ?? "`--help` lists the options"
        case .badValue(_, let problem): problem.help
        case .unknownRule(let id, let known): Self.nearest(id, known) + "`lintel rules` lists them all"
        case .noScreen: "name a screen description, a storyboard or xib, or say --device NAME for an empty screen"
        case .severalPicturesOneFile: "name a folder instead: -o pictures/"
        case .unknownPictureFormat(_, let known): "end the name in \(known.map { "." + $0 }.joined(separator: " or ")), or name a folder"
        case .unknownScene(let name, _, let known):
            Self.nearest(name, known) + (known.isEmpty ? "it has no scenes" : "scenes: \(known.joined(separator: ", "))")
        case .projectWithoutScene: "say --scene ID, or name a storyboard"
        case .severalScreensOneRun(_, let known): "say --scene ID, or each option once; screens: \(known.joined(separator: ", "))"
        case .needsScript: "without a script the run goes on in a window; `--help` tells of both"
        case .missingOperand, .missingOutput: "`--help` shows how the command is called"
        case .missingValue, .givenTwice, .unexpectedOperand, .noSceneWithBars: nil
        }
    }

    private static func nearest(_ name: String, _ known: [String]) -> String {
        NearestName.of(name, among: known).map { "nearest: \($0); " } ?? ""
    }
}
