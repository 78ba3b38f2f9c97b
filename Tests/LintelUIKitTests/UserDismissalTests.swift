import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Sheets and popovers that the user takes away, and what their delegates make of it.
@MainActor @Suite struct UserDismissalTests {
    final class Judge: UIAdaptivePresentationControllerDelegate {
        var calls: [String] = []
        var allows = true
        var style = UIModalPresentationStyle.automatic
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
    }

    private func sheet(_ judge: Judge, content: UIView? = nil) throws -> (UIApplication, root: UIViewController, sheet: UIViewController) {
        let root = UIViewController()
        let app = try UIApplication.playing(root)
        let sheet = UIViewController()
        if let content {
            content.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
            sheet.view.addSubview(content)
        }
        sheet.presentationController?.delegate = judge
        root.present(sheet, animated: false)
        app.run(for: 1)
        return (app, root, sheet)
    }

    @Test("a stroke down takes a sheet away and its delegate hears of it; the app's own dismissal is not told")
    func stroke() throws {
        let judge = Judge()
        var (app, root, sheet) = try sheet(judge)
        app.swipe(from: Point(x: 200, y: 100), to: Point(x: 200, y: 400))
        app.run(for: 1)
        #expect(root.presentedViewController == nil && judge.calls == ["will", "did"])
        judge.calls = []
        (app, root, sheet) = try self.sheet(judge)
        sheet.dismiss(animated: true)
        app.run(for: 1)
        #expect(root.presentedViewController == nil && judge.calls.isEmpty)
    }

    @Test("a sheet follows the finger, and returns where the stroke is short and slow")
    func following() throws {
        let judge = Judge()
        let (app, root, sheet) = try sheet(judge)
        let top = sheet.view.frame.minY
        app.handle(.touch(Touch(.began, at: Point(x: 200, y: 200))))
        app.handle(.touch(Touch(.moved, at: Point(x: 200, y: 250))))
        app.handle(.touch(Touch(.moved, at: Point(x: 200, y: 290))))
        #expect(sheet.view.frame.minY == top + 90)
        app.run(for: 1)
        app.handle(.touch(Touch(.ended, at: Point(x: 200, y: 290))))
        app.run(for: 1)
        #expect(sheet.view.frame.minY == top && root.presentedViewController === sheet && judge.calls.isEmpty)
    }

    @Test("a modal sheet and a delegate that objects keep it", arguments: [true, false])
    func kept(isModal: Bool) throws {
        let judge = Judge()
        let (app, root, sheet) = try sheet(judge)
        sheet.isModalInPresentation = isModal
        judge.allows = isModal
        app.swipe(from: Point(x: 200, y: 100), to: Point(x: 200, y: 500))
        app.run(for: 1)
        #expect(root.presentedViewController === sheet && judge.calls == ["attempt"])
    }

    @Test("content that can scroll up does so first", arguments: [(0.0, true), (300, false)])
    func scrolling(offset: Double, goes: Bool) throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 390, height: 3000)
        let judge = Judge()
        let (app, root, sheet) = try sheet(judge, content: scroll)
        scroll.contentOffset.y = offset == 0 ? -scroll.adjustedContentInset.top : offset
        app.swipe(from: Point(x: 200, y: 200), to: Point(x: 200, y: 500))
        app.run(for: 3)
        #expect((root.presentedViewController !== sheet) == goes)
        if !goes { #expect(Double(scroll.contentOffset.y) < offset) }
    }

    @Test(
        "a popover on a narrow screen is a sheet unless its delegate says otherwise",
        arguments: [(UIModalPresentationStyle.automatic, 390.0), (.none, 200), (.fullScreen, 390)])
    func adaptive(style: UIModalPresentationStyle, width: Double) throws {
        let judge = Judge()
        judge.style = style
        let root = UIViewController()
        let app = try UIApplication.playing(root)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.delegate = judge
        root.present(popover, animated: false)
        app.run(for: 1)
        #expect(Double(popover.view.frame.width) == width)
        if style == .fullScreen { #expect(popover.view.frame.height == app.screen.bounds.height) }
        guard style == .none else { return }
        app.tap(at: Point(x: 20, y: 800))
        app.run(for: 1)
        #expect(root.presentedViewController == nil && judge.calls == ["will", "did"])
    }
}
