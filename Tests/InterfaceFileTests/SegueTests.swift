import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// Ways from scene to scene, gone by touches.
@MainActor @Suite struct SegueTests {
    @Test("a row leads on: the source is asked, prepares the destination and stays below it")
    func show() throws {
        let live = try LiveStoryboard()
        let detail = try live.openFirstTrip()
        #expect(live.list?.events.suffix(2) == ["should showTrip", "prepare showTrip"])
        #expect(detail.place == "Oslo")
        #expect(live.stack?.viewControllers.count == 2)
        #expect(live.app.placed().tabBar == nil)
    }

    @Test("a source that refuses keeps its screen")
    func refused() throws {
        let live = try LiveStoryboard()
        live.list?.allowsSegues = false
        try live.tap(live.list?.tableView.visibleCells.first?.contentView)
        #expect(live.list?.events.last == "should showTrip")
        #expect(live.stack?.viewControllers.count == 1)
    }

    @Test("an item presents, and an unwinding segue goes back to the action's owner")
    func presentAndUnwind() throws {
        let live = try LiveStoryboard()
        let (stack, form) = try live.openForm()
        #expect(stack.modalPresentationStyle == .fullScreen)
        #expect(form.segments.selectedSegmentIndex == 1)
        #expect(live.app.describedScreen.navigationBar?.leading.map(\.content) == [.system(.cancel)])
        try live.tap(live.app.placed().navigationBar?.items.min { $0.frame.minX < $1.frame.minX })
        #expect(live.list?.events.last == "back by cancelled")
        #expect(form.presentingViewController == nil)
        #expect(live.app.describedScreen.navigationBar?.title == "Trips")
    }

    @Test("a field of a stack is typed into, below the bar as an old guide says")
    func form() throws {
        let live = try LiveStoryboard()
        let (_, form) = try live.openForm()
        #expect(
            form.view.outline == """
                UIView 0 0 393 852
                  UIStackView 20 108 353 90
                    UITextField 0 0 353 41
                    UISegmentedControl 0 49 353 41
                """)
        #expect(form.field.delegate === form)
        try live.tap(form.field)
        live.app.handle(.text("Rome"))
        #expect(form.typed.last == "Rome")
    }

    @Test("a container view holds its scene's view, and the source was told")
    func embed() throws {
        let live = try LiveStoryboard()
        let detail = try live.openFirstTrip()
        #expect(detail.note?.title == "Note")
        #expect(detail.children.first === detail.note)
        #expect(detail.note?.view.superview?.frame == CGRect(x: 0, y: 500, width: 393, height: 100))
        #expect(detail.note?.view.backgroundColor == .systemYellow)
    }

    @Test("a way by its identifier")
    func performed() throws {
        let live = try LiveStoryboard()
        let detail = try live.openFirstTrip()
        detail.performSegue(withIdentifier: "readNote", sender: nil)
        live.app.run(for: 0.4)
        #expect(live.top?.title == "Note")
    }
}
