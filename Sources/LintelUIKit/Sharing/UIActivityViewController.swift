public import Foundation
import LintelModel

/// The sheet of what can be done with something: it says what is shared, and has a row for each of the app's own activities. The system's and
/// other apps' activities are not played.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    let activityItems: [Any]
    let activities: [UIActivity]
    /// Hears of the sheet's end: which activity, and whether it went through.
    @preconcurrency
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    private var isFinished = false

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        activities = (applicationActivities ?? []).filter { $0.canPerform(withActivityItems: activityItems) }
        super.init(nibName: nil, bundle: nil)
        for activity in activities { activity.sheet = self }
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        activities = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        ActivityPanel(of: self).build(in: view)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.running?.note(.action, to: "share \(names)", cause: ["a UIActivityViewController was presented"])
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tell(nil, completed: false)
    }

    /// What is shared, in words.
    var names: String {
        activityItems.map { item in
            switch item {
            case let text as String: text
            case let url as URL: url.absoluteString
            default: "\(type(of: item))"
            }
        }.joined(separator: ", ")
    }

    func choose(_ activity: UIActivity) {
        activity.prepare(withActivityItems: activityItems)
        activity.perform()
    }

    func finish(_ activity: UIActivity, completed: Bool) {
        tell(activity.activityType, completed: completed)
        dismiss(animated: true)
    }

    private func tell(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !isFinished else { return }
        isFinished = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}
