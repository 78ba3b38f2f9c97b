/// Where the frames of a script go.
enum FrameTarget: Equatable {
    case nothing
    case folder(String)
    case film(String)

    /// - Parameter output: what `-o` says; nil where it is not given.
    init(_ output: String?) throws(CommandError) {
        guard let output else {
            self = .nothing
            return
        }
        guard !output.isEmpty else { throw .usage(.missingOutput) }
        let target: PictureTarget
        do throws(UsageError) {
            target = try PictureTarget(output)
        } catch {
            throw .usage(error)
        }
        switch target {
        case .folder(let path): self = .folder(path)
        case .file(let path):
            guard path.lowercased().hasSuffix(".png") else { throw .usage(.unknownPictureFormat(path, known: ["png"])) }
            self = .film(path)
        }
    }

    var pictures: ScriptRun.Pictures {
        switch self {
        case .nothing: .none
        case .folder: .sequence
        case .film: .animated
        }
    }

    /// The file of one picture.
    /// - Parameter index: from 0.
    func path(_ index: Int) -> String? {
        switch self {
        case .nothing: return nil
        case .film(let path): return path
        case .folder(let path):
            let number = "\(index + 1)"
            let zeros = String(repeating: "0", count: max(0, Self.digits - number.count))
            return (path.hasSuffix("/") ? path : path + "/") + "frame-\(zeros)\(number).png"
        }
    }

    /// Of the frames' numbers.
    private static let digits = 4
}
