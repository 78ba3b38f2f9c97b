import LintelLayout
import LintelModel
import LintelReports

/// What `measure --fit` found out, for people and as JSON.
struct FitResult {
    struct Failure {
        let requested: RequestedScreen
        let misfit: BarMisfit
    }

    /// Screens laid out: each in every device, orientation, text size and language.
    private(set) var combinations = 0
    private(set) var failures: [Failure] = []
    private var failedCombinations = 0
    private var titles: Set<String> = []

    mutating func add(_ requested: RequestedScreen, _ misfits: [BarMisfit]) {
        combinations += 1
        titles.insert(requested.title)
        if !misfits.isEmpty { failedCombinations += 1 }
        failures += misfits.map { Failure(requested: requested, misfit: $0) }
    }

    var text: String {
        if failures.isEmpty { return "fits on \(combinations) combinations\n" }
        return failures.map { line($0) + "\n" }.joined() + "does not fit on \(failedCombinations) of \(combinations) combinations\n"
    }

    private func line(_ failure: Failure) -> String {
        let screen = failure.requested.screen
        let misfit = failure.misfit
        let title = titles.count > 1 ? "\(failure.requested.title): " : ""
        let traits = [
            screen.device.name, screen.traits.orientation.rawValue, screen.traits.textSize.rawValue, screen.traits.locale.identifier,
        ]
        return "\(title)\(traits.joined(separator: ", ")): \(misfit.bar.words): “\(misfit.item)” \(misfit.reason.words), "
            + "\(Self.number(misfit.missing)) pt missing"
    }

    /// Upwards, so that what is missing never reads 0; one decimal.
    private static func number(_ points: Double) -> String {
        let tenths = Int((points * 10).rounded(.up))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    var json: JSON {
        .object([
            ("schemaVersion", .int(JSON.schemaVersion)),
            ("fit", .object([("combinations", .int(combinations)), ("failures", .array(failures.map { Self.json($0) }))])),
        ])
    }

    private static func json(_ failure: Failure) -> JSON {
        let requested = failure.requested
        let misfit = failure.misfit
        var members: [(String, JSON)] = []
        if let file = requested.file { members.append(("file", .string(file))) }
        if let scene = requested.sceneID { members.append(("scene", .string(scene))) }
        members += [
            ("device", .string(requested.screen.device.name)), ("orientation", .string(requested.screen.traits.orientation.rawValue)),
            ("textSize", .string(requested.screen.traits.textSize.rawValue)),
            ("locale", .string(requested.screen.traits.locale.identifier)), ("bar", .string(misfit.bar.rawValue)),
            ("item", .string(misfit.item)), ("reason", .string(misfit.reason.rawValue)), ("missing", .number(misfit.missing)),
        ]
        if let id = misfit.objectID { members.append(("objectID", .string(id))) }
        return .object(members)
    }
}

extension BarMisfit.Bar {
    fileprivate var words: String {
        switch self {
        case .navigationBar: "navigation bar"
        case .toolbar: "toolbar"
        }
    }
}

extension BarMisfit.Reason {
    fileprivate var words: String {
        switch self {
        case .cut: "is cut"
        case .outside: "reaches beyond the margins"
        case .overlapping: "overlaps the item before it"
        case .narrowTarget: "is too narrow to touch"
        case .inMenu: "moved into the overflow menu"
        }
    }
}
