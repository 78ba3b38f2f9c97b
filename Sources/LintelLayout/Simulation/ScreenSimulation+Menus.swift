import LintelModel

/// Menus of bar items: a tap or a long press opens them (TB-58), the next tap chooses or closes.
extension ScreenSimulation {
    /// A finger that rests on an item with an action and a menu.
    struct MenuHold {
        var finger: Int
        var item: PlacedScreen.HitItem
        var end: Double
    }

    // MARK: - Opening

    /// The tapped item's menu, where a tap opens it.
    func opensMenu(of hit: PlacedScreen.HitItem) -> Bool {
        guard let item = placedAtRest().item(hit), item.opensMenuOnTap else { return false }
        open(hit, because: "a tap on the \(hit.part.words): the item has no action (TB-58)")
        return true
    }

    func beginHold(_ touch: Touch) {
        guard let hit = placedAtRest().item(at: touch.point), let item = placedAtRest().item(hit), item.menu != nil, !item.opensMenuOnTap
        else {
            return
        }
        hold = MenuHold(finger: touch.finger, item: hit, end: time + BarMenu.holdDuration)
    }

    /// The finger has rested long enough.
    func finishHold() {
        guard let hold, time >= hold.end else { return }
        self.hold = nil
        dropGesture()
        open(hold.item, because: "a long press on the \(hold.item.part.words): the item has an action too (TB-58)")
    }

    private func open(_ hit: PlacedScreen.HitItem, because cause: String) {
        guard let bar = hit.part.menuBar else { return }
        change { $0.openMenu = OpenMenu(.item(bar, hit.index)) }
        tellMenu(from: "closed", to: "open: \(hit.name)", [cause])
    }

    // MARK: - Choosing

    /// All fingers belong to the open menu; nothing below it hears of them.
    func handleInMenu(_ touch: Touch, _ open: OpenMenu) {
        guard let menu = placedAtRest().menu else { return close("what it opened from is gone") }
        var finger = menuTouch ?? MenuTouch(touch, on: open)
        var next = open
        let outcome = finger.handle(touch, &next, in: menu)
        menuTouch = touch.phase == .ended || touch.phase == .cancelled ? nil : finger
        change { $0.openMenu = next }
        take(outcome, in: menu.menu)
    }

    func scrollMenu(by dy: Double) {
        guard let menu = placedAtRest().menu, let open = screen.openMenu else { return }
        let scroll = menu.confined(open.scroll + dy)
        change { $0.openMenu?.scroll = scroll }
    }

    private func take(_ outcome: OpenMenu.Outcome, in menu: BarMenu) {
        switch outcome {
        case .stays: return
        case .closes: close("a tap beside it")
        case .becomes(let next):
            change { $0.openMenu = next }
            let title = menu.element(at: next.submenu)?.title
            tellMenu(from: "open", to: title.map { "open: \($0)" } ?? "open", [title == nil ? "a tap on its title" : "a tap on a row"])
        case .chooses(let element, let staysOpen):
            trace.append(Decision(.action, at: time, to: element.title, cause: ["a tap on a row of the menu"]))
            if !staysOpen { close("“\(element.title)” was chosen") }
        }
    }

    func close(_ cause: String) {
        guard screen.openMenu != nil else { return }
        change { $0.openMenu = nil }
        tellMenu(from: "open", to: "closed", [cause])
    }

    private func tellMenu(from old: String, to new: String, _ cause: [String]) {
        trace.append(Decision(.menu, at: time, from: old, to: new, cause: cause))
    }
}

extension PlacedScreen {
    /// The item that was hit, where its bar is one whose items have menus.
    func item(_ hit: HitItem) -> PlacedItem? { hit.part.menuBar.flatMap { item(of: .item($0, hit.index)) } }
}

extension PlacedScreen.Part {
    var menuBar: OpenMenu.Bar? {
        switch self {
        case .navigationBar: .navigationBar
        case .toolbar: .toolbar
        case .statusBar, .tabBar, .keyboard, .homeIndicator, .largeContent: nil
        }
    }
}
