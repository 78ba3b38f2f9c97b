import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// A storyboard becomes the screens that its file shows.
@MainActor @Suite struct StoryboardTests {
    @Test("containers hold what their relationships lead to, bars what the file says")
    func containers() throws {
        let live = try LiveStoryboard()
        let placed = live.app.placed()
        #expect(live.tabs?.viewControllers?.count == 2)
        #expect(live.app.describedScreen.tabBar?.items.map(\.title) == ["Trips", "Settings"])
        #expect(live.app.describedScreen.tabBar?.items.first?.badge == "3")
        #expect(live.tabs?.tabBar.tintColor == .systemPurple)
        #expect(live.stack?.navigationBar.prefersLargeTitles == true)
        #expect(placed.toolbar?.items.compactMap(\.text) == ["Sort"])
        #expect(live.app.describedScreen.navigationBar?.trailing.map(\.content) == [.system(.add)])
        #expect(live.app.describedScreen.navigationBar?.leading.map(\.content) == [.title("Help")])
        #expect(live.list?.storyboard === live.root.storyboard)
    }

    @Test("a controller awakes, then has its outlets when its view is loaded")
    func outlets() throws {
        let live = try LiveStoryboard()
        #expect(live.list?.events == ["awake", "loaded with Sort"])
    }

    @Test("prototypes make as many cells as rows are seen, each with its outlets and actions")
    func prototypes() throws {
        let live = try LiveStoryboard()
        let table = try #require(live.list?.tableView)
        let cells = table.visibleCells.compactMap { $0 as? TripCell }
        #expect(cells.map(\.placeLabel?.text) == ["Oslo", "Bergen"])
        #expect(cells.map(\.frame.height) == [60, 60])
        #expect(cells.map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator])
        try live.tap(cells.last?.contentView.subviews.last)
        #expect(live.list?.events.last == "star Star")
    }

    @Test("an item's action reaches a method that another file's extension has")
    func actionInExtension() throws {
        let live = try LiveStoryboard()
        try live.tap(live.app.placed().toolbar?.items.first { $0.text == "Sort" })
        #expect(live.list?.places == ["Bergen", "Oslo"])
    }

    @Test("constraints, safe area, masks and stand-ins lay the view out")
    func layout() throws {
        let live = try LiveStoryboard()
        let detail = try live.openFirstTrip()
        #expect(
            detail.view.outline == """
                UIView 0 0 393 852
                  HeadingLabel "Oslo" 20 118 353 29
                  InterfaceStandIn 171 167 51 31
                  UIButton "Book" 20 300 100 44
                  UIButton "Map" 140 300 100 44
                  UIView 0 400 393 50
                  UIView 0 500 393 100
                    UIView 0 0 393 100
                """)
    }

    @Test("inherited outlets, collections, constraints, attributes and plain actions")
    func connections() throws {
        let live = try LiveStoryboard()
        let detail = try live.openFirstTrip()
        #expect(detail.buttons.map(\.currentTitle) == ["Book", "Map"])
        #expect(detail.headingTop.constant == 20)
        let heading = try #require(detail.view.subviews.first as? HeadingLabel)
        #expect(heading.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(heading.spread == 4)
        #expect(heading.frameAtStart == CGRect(x: 20, y: 123, width: 353, height: 30))
        try live.tap(detail.buttons.first)
        #expect(detail.bookings == 1)
    }

    @Test("what nothing can be made of is told, and a plain view stands in its place")
    func unknown() throws {
        let live = try LiveStoryboard()
        // Of a tab that is not shown yet.
        #expect(live.notes == ["Unknown class Unheard in Interface Builder file."])
        _ = try live.openFirstTrip()
        #expect(
            live.notes.dropFirst() == [
                "a plain view stands for <stepper>", "Unknown class GoneView in Interface Builder file.",
                "TripDetailController has no outlet missing",
            ])
        live.tabs?.selectedIndex = 1
        live.app.commit()
        let cause = live.app.trace.last { $0.subject == .interfaceFile }?.cause
        #expect(cause == ["TripDetailController in Trips.storyboard: the file connects one"])
    }

    @Test("a table whose rows are all in the file, in another storyboard that is referred to")
    func staticTable() throws {
        let live = try LiveStoryboard()
        live.tabs?.selectedIndex = 1
        live.app.commit()
        let controller = try #require(live.tabs?.selectedViewController as? UITableViewController)
        let table = try #require(controller.tableView)
        #expect(table.style == .grouped)
        #expect(table.visibleCells.map(\.textLabel?.text) == ["Name", "Sign Out"])
        #expect(table.visibleCells.map(\.detailTextLabel?.text) == ["Ada", nil])
        #expect(table.visibleCells.map(\.frame.height) == [44, 80])
        #expect(table.visibleCells.first?.accessoryType == .checkmark)
        #expect(controller.tableView(table, titleForFooterInSection: 0) == "Never shared.")
        #expect(live.notes == ["Unknown class Unheard in Interface Builder file."])
        #expect(live.app.trace.filter { $0.subject == .misuse } == [])
    }
}
