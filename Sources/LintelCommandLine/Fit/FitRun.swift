import LintelDraw
import LintelLayout
import LintelModel
import LintelReports
import LintelRunning

/// `measure --fit`: lays the bars out in every combination and tells which items do not fit.
struct FitRun {
    static let help = """
        With --fit, the items of toolbar and navigation bar are laid out for one device of each width, both orientations, the usual and the \
        largest text size, and all languages of the texts beside a storyboard or in a description; --device, --orientation, --text-size \
        and --locale choose others. Exit status 1 when an item is cut, overlaps, leaves the margins, or is too narrow to touch.
        """

    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, _ console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run(as format: MeasureCommand.Format) throws(CommandError) -> ExitStatus {
        let stage = try ScreenStage()
        let layout = ScreenLayout(environment: stage.renderer.environment)
        var result = FitResult()
        for requested in try screens() {
            let placed = layout.place(requested.screen)
            result.add(requested, BarFit(placed).misfits)
        }
        stage.reportMissingLetters(console)
        switch format {
        case .text: console.print(result.text)
        case .json: console.print(result.json.text(isPretty: true) + "\n")
        case .jsonl: console.print(result.json.text(isPretty: false) + "\n")
        }
        return result.failures.isEmpty ? .done : .findings
    }

    /// All combinations; a toolbar that is hidden at first is laid out as it will show.
    private func screens() throws(CommandError) -> [RequestedScreen] {
        var collector = ScreenCollector(arguments, console)
        let first = try collector.screens()
        guard first.contains(where: { $0.screen.toolbar != nil || $0.screen.navigationBar != nil }) else { throw .usage(.noSceneWithBars) }
        return try collector.screens(with: FitAxes.completed(arguments, for: first)).map { requested in
            var requested = requested
            requested.screen.toolbar?.isHidden = false
            requested.screen.areBarsTappedAway = false
            return requested
        }
    }
}
