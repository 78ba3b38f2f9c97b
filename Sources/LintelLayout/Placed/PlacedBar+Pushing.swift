import LintelModel

extension PlacedBar {
    /// The navigation bar of the upper screen on its way over that of the lower one: the upper title comes in from the side, the lower one
    /// becomes the back button's, and everything else fades.
    /// - Parameters:
    ///   - share: 0 shows the lower bar, 1 the upper one.
    ///   - way: the points by which the upper screen comes in, negative from the left.
    func pushed(over lower: PlacedBar, at share: Double, by way: Double) -> PlacedBar {
        let (title, lowerTitle) = (items.first(where: \.isTitle), lower.items.first(where: \.isTitle))
        let (back, lowerBack) = (items.first(where: \.isBack), lower.items.first(where: \.isBack))
        var bar = rest.fading(from: lower.rest, at: share)
        if let title { bar.items.append(title.offset(x: (1 - share) * way * Self.titleShare).faded(to: share)) }
        if let lowerTitle {
            let distance = back.map { $0.frame.midX - lowerTitle.frame.midX } ?? -way * Self.titleShare
            bar.items.append(lowerTitle.offset(x: share * distance).gone(by: share))
        }
        if let back {
            let distance = lowerTitle.map { $0.frame.midX - back.frame.midX } ?? way * Self.titleShare
            bar.items.append(back.movingText(by: (1 - share) * distance, opacity: share, signOpacity: lowerBack == nil ? share : 1))
        }
        if let lowerBack {
            var leaving = lowerBack.movingText(
                by: -share * way * Self.backShare, opacity: max(0, 1 - 2 * share), signOpacity: back == nil ? 1 - share : 0)
            leaving.target = nil
            bar.items.append(leaving)
        }
        return bar
    }

    /// How far a title comes in, of the screen's way; by eye, on recordings of iOS 15 to 18.
    private static let titleShare = 0.5
    /// How far the title of a back button goes out, of the same way; it is gone half-way. By eye.
    private static let backShare = 0.25

    /// Without title and back button.
    private var rest: PlacedBar {
        var bar = self
        bar.items.removeAll { $0.isTitle || $0.isBack }
        return bar
    }
}

extension PlacedItem {
    /// The bar's title; buttons with titles have targets.
    fileprivate var isTitle: Bool { (id == "title" && target == nil) || objectID == NavigationBar.titleViewID }
    fileprivate var isBack: Bool { id == "back" }

    fileprivate func faded(to opacity: Double) -> PlacedItem {
        var item = self
        item.drawing = PlacedBar.faded(drawing, to: opacity)
        return item
    }

    /// On its way out: it answers no more.
    fileprivate func gone(by share: Double) -> PlacedItem {
        var item = faded(to: 1 - share)
        item.target = nil
        return item
    }

    /// A back button whose title moves and fades while its sign stays in its place.
    fileprivate func movingText(by distance: Double, opacity: Double, signOpacity: Double) -> PlacedItem {
        func isText(_ item: Scene.Item) -> Bool { if case .text = item { true } else { false } }
        var item = self
        let text = drawing.filter(isText).map { $0.offset(x: distance) }
        item.drawing = PlacedBar.faded(drawing.filter { !isText($0) }, to: signOpacity) + PlacedBar.faded(text, to: opacity)
        return item
    }
}
