import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// Ordinary view controllers, compiled unchanged: what one sees of each.
@MainActor @Suite struct BarControllerTests {
    @Test func photoPageHidesStatusBarOnTap() throws {
        let page = PhotoPageController()
        let screen = try LiveScreen(stacked: page)
        #expect(screen.app.placed().statusBar != nil)
        screen.tap(200, 400)
        #expect(screen.app.isStatusBarHidden)
        #expect(page.navigationController?.navigationBar.alpha == 0)
        screen.tap(200, 400)
        #expect(!screen.app.isStatusBarHidden)
    }

    @Test func reminderListCountsInItsToolbar() throws {
        let screen = try LiveScreen(stacked: ReminderListController())
        #expect(screen.toolbarTitles == ["1 Reminders"])
        try screen.tap(screen.toolbar.last)
        #expect(screen.toolbarTitles == ["2 Reminders"])
        try screen.tap(screen.toolbar.first)
        #expect(screen.toolbarTitles == ["No Reminders"])
    }

    @Test func draftEditorsBarsLeaveForTheKeyboard() throws {
        let editor = DraftEditorController()
        let screen = try LiveScreen(stacked: editor)
        try screen.tap(screen.toolbar.first)
        #expect(editor.attachments == 1)
        try screen.tap(screen.toolbar.last)
        #expect(screen.app.placed().keyboard != nil)
        #expect(screen.app.placed().toolbar == nil)
    }

    @Test func readersBarsMayBeTappedAway() throws {
        let screen = try LiveScreen(stacked: ReaderController())
        #expect(screen.navigationTitles == ["Chapter 1"])
        #expect(screen.app.describedScreen.barHiding == [.onTap])
    }

    @Test func artworkTurnsTheStatusBarLight() throws {
        let artwork = ArtworkController()
        let screen = try LiveScreen(artwork)
        #expect(screen.app.statusBarStyle == .darkContent)
        artwork.grounds.selectedSegmentIndex = 1
        artwork.grounds.sendActions(for: .valueChanged)
        #expect(screen.app.statusBarStyle == .lightContent)
    }

    @Test func stageLetsItsActorDecide() throws {
        let stage = StageController()
        let screen = try LiveScreen(stage)
        stage.show(NightScene())
        screen.app.run(for: 0.1)
        #expect(screen.app.isStatusBarHidden)
        stage.show(UIViewController())
        screen.app.run(for: 0.1)
        #expect(!screen.app.isStatusBarHidden)
    }

    @Test func themedNavigationAsksItsTop() throws {
        let page = ThemedPage()
        let screen = try LiveScreen(ThemedNavigationController(rootViewController: page))
        #expect(screen.app.statusBarStyle == .lightContent)
        try screen.tap(screen.item("Close"))
        #expect(page.isClosed)
    }

    @Test func homeTabsCoverTheirBar() throws {
        let home = HomeTabsController()
        let screen = try LiveScreen(home)
        #expect(home.tabBar.items?.first?.badgeValue == "3")
        #expect(screen.app.placed().tabBar?.items.compactMap(\.text).contains("Settings") == true)
        home.openFirstMessage()
        #expect(screen.app.placed().tabBar == nil)
        #expect(screen.navigationTitles.contains("Message"))
    }

    @Test func compassIsAloneInLandscape() throws {
        let screen = try LiveScreen(stacked: CompassController())
        #expect(screen.toolbarTitles == ["214° SW", "Calibrate"])
        screen.app.handle(.orientation(.landscape))
        screen.app.run(for: 0.5)
        #expect(screen.toolbarTitles == ["214° SW"])
        #expect(screen.app.isStatusBarHidden)
    }

    @Test func uploadShowsActivityBeforeEars() throws {
        let screen = try LiveScreen(stacked: UploadController(), on: "iPhone 8", system: 12)
        try screen.tap(screen.item("Send"))
        screen.app.run(for: 2)
        #expect(screen.app.placed().statusBar?.items.contains { $0.id == StatusItemID.networkActivity.rawValue } == true)
        try screen.tap(screen.navigationBar.first)
        screen.app.run(for: 2)
        #expect(screen.app.placed().statusBar?.items.contains { $0.id == StatusItemID.networkActivity.rawValue } == false)
    }

    @Test("only the form that captures the status bar decides", arguments: [true, false])
    func paymentMayTakeTheStatusBar(capturing: Bool) throws {
        let checkout = CheckoutController()
        let screen = try LiveScreen(checkout)
        checkout.presentPayment(capturing: capturing)
        screen.app.run(for: 1)
        #expect(screen.app.statusBarStyle == (capturing ? .lightContent : .darkContent))
    }

    @Test func mapsBlurEndsUnderTheStatusBar() throws {
        let map = MapController()
        let screen = try LiveScreen(map)
        screen.app.run(for: 0.1)
        #expect(map.statusBlur.frame == CGRect(x: 0, y: 0, width: 393, height: 59))
    }

    @Test func sketchsOwnToolbarStandsOnTheSafeArea() throws {
        let sketch = SketchController()
        let screen = try LiveScreen(sketch)
        screen.app.run(for: 0.1)
        #expect(abs(sketch.tools.frame.maxY - (852 - 34)) < 0.01)
        let undo = try #require(sketch.tools.items?.first)
        let action = try #require(undo.action)
        #expect(screen.app.sendAction(action, to: undo.target, from: undo, for: nil))
        #expect(sketch.strokes == 1)
    }

    @Test func librarysTitleCollapses() throws {
        let library = LibraryController()
        let screen = try LiveScreen(stacked: library)
        #expect(screen.app.resolution.isLargeTitleExpanded)
        library.list.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        screen.app.run(for: 0.1)
        #expect(!screen.app.resolution.isLargeTitleExpanded)
        #expect(library.offsets.last == 400)
    }

    @Test func profilesButtonIsTapped() throws {
        let profile = ProfileController()
        let screen = try LiveScreen(stacked: profile)
        let avatar = try #require(profile.navigationItem.rightBarButtonItem?.customView as? UIControl)
        avatar.sendActions(for: .touchUpInside)
        #expect(profile.taps == 1)
        #expect(screen.app.placed().navigationBar != nil)
    }

    @Test func playerSwapsPlayForPause() throws {
        let player = PlayerController()
        let screen = try LiveScreen(stacked: player)
        try screen.tap(screen.toolbar.last)
        #expect(player.isPlaying)
        #expect(screen.app.describedScreen.toolbar?.items.first?.isEnabled == true)
        try screen.tap(screen.toolbar.first)
        #expect(!player.isPlaying)
    }

    @Test func selectionBringsItsToolbar() throws {
        let selection = SelectionController()
        let screen = try LiveScreen(stacked: selection)
        #expect(screen.app.placed().toolbar == nil)
        try screen.tap(screen.item("Select"))
        #expect(screen.toolbarTitles == ["Delete"])
        selection.select(4)
        #expect(screen.navigationTitles.contains("1 Selected"))
        try screen.tap(screen.item("Delete"))
        #expect(screen.app.placed().toolbar == nil)
    }

    @Test func ticketsToolbarClearsAtTheEnd() throws {
        let ticket = TicketController()
        let screen = try LiveScreen(stacked: ticket)
        #expect(screen.app.resolution.toolbar?.bar.slot == .standard)
        let end = ticket.list.contentSize.height - ticket.list.bounds.height + ticket.list.adjustedContentInset.bottom
        ticket.list.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        screen.app.run(for: 0.1)
        #expect(screen.app.resolution.toolbar?.bar.slot == .scrollEdge)
    }

    @Test func splashBringsTheStatusBar() throws {
        let screen = try LiveScreen(SplashController())
        #expect(screen.app.isStatusBarHidden)
        screen.app.run(for: 1)
        #expect(!screen.app.isStatusBarHidden)
    }

    @Test func themePickersBlackBarIsLightAbove() throws {
        let picker = ThemePickerController()
        let screen = try LiveScreen(stacked: picker)
        #expect(screen.app.statusBarStyle == .darkContent)
        picker.themes.selectedSegmentIndex = 1
        picker.themes.sendActions(for: .valueChanged)
        #expect(screen.app.statusBarStyle == .lightContent)
    }

    @Test func notesListHasTheToolbar() throws {
        let screen = try LiveScreen(NotesSplitController(), on: "iPhone 15")
        #expect(screen.toolbar.count == 1)
    }

    @Test func chatMakesRoomForTheKeyboard() throws {
        let chat = ChatController()
        let screen = try LiveScreen(chat)
        screen.tap(100, 218)
        #expect(screen.app.placed().keyboard != nil)
        #expect(chat.keyboardHeight > 200)
        chat.field.resignFirstResponder()
        screen.app.run(for: 0.5)
        #expect(chat.keyboardHeight == 0)
    }
}
