import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Share sheets and what a hand would feel.
@MainActor @Suite struct SharingTests {
    final class Bookmark: UIActivity {
        var saved: [String] = []
        var isAble = true
        override var activityType: ActivityType? { ActivityType("bookmark") }
        override var activityTitle: String? { "Bookmark" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isAble }
        override func prepare(withActivityItems activityItems: [Any]) { saved = activityItems.map { "\($0)" } }
        override func perform() { activityDidFinish(true) }
    }

    private func texts(_ app: UIApplication) -> [String] {
        app.placed().overlays.flatMap(\.content).flatMap(\.flattened).compactMap { item in
            if case .text(let run) = item { run.text } else { nil }
        }
    }

    @Test("a share sheet says what it shares; a touch on an activity performs it and ends the sheet", arguments: [true, false])
    func sheet(isAble: Bool) throws {
        let activity = Bookmark()
        activity.isAble = isAble
        let root = UIViewController()
        let app = try UIApplication.playing(root)
        let url = try #require(URL(string: "https://example.com/a"))
        let sheet = UIActivityViewController(activityItems: ["Hello", url], applicationActivities: [activity])
        var ends: [String] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append("\(type?.rawValue ?? "none") \(completed)") }
        root.present(sheet, animated: true)
        app.run(for: 1)
        #expect(app.trace.contains { $0.subject == .action && $0.new == "share Hello, https://example.com/a" })
        #expect(texts(app) == ["Hello, https://example.com/a"] + (isAble ? ["Bookmark"] : []))
        if isAble {
            let button = try #require(sheet.view.firstButton)
            app.tap(button)
        } else {
            sheet.dismiss(animated: true)
        }
        app.run(for: 1)
        #expect(root.presentedViewController == nil)
        #expect(activity.saved == (isAble ? ["Hello", "https://example.com/a"] : []))
        #expect(ends == [isAble ? "bookmark true" : "none false"])
    }

    @Test("what a hand would feel is in the trace")
    func feedback() throws {
        let app = try UIApplication.playing(UIViewController())
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        #expect(
            app.trace.filter { $0.subject == .feedback }.map(\.new)
                == ["made ready", "heavy impact", "medium impact of 0.5", "selection", "success"])
    }
}

extension UIView {
    fileprivate var firstButton: UIButton? { (self as? UIButton) ?? subviews.lazy.compactMap(\.firstButton).first }
}
