import LintelModel

extension PlacedOverlay {
    /// On its way in.
    /// - Parameter share: how much of the way is done, 0 to 1.
    func coming(at share: Double, on size: Size) -> PlacedOverlay {
        switch entrance {
        case .slide: moved(down: (1 - share) * (size.height - frame.minY)).dimmed(to: share)
        case .zoom:
            scaled(by: ScreenTransition.alertScale + (1 - ScreenTransition.alertScale) * share).faded(to: share).dimmed(to: share)
        case .fade: faded(to: share).dimmed(to: share)
        }
    }

    /// On its way out.
    func going(at share: Double, on size: Size) -> PlacedOverlay {
        switch entrance {
        case .slide: moved(down: share * (size.height - frame.minY)).dimmed(to: 1 - share)
        case .zoom, .fade: faded(to: 1 - share).dimmed(to: 1 - share)
        }
    }

    private func moved(down distance: Double) -> PlacedOverlay {
        var overlay = self
        overlay.frame = frame.offset(y: distance)
        overlay.content = content.map { $0.offset(y: distance) }
        overlay.navigationBar = navigationBar?.offset(y: distance)
        overlay.toolbar = toolbar?.offset(y: distance)
        overlay.tabBar = tabBar?.offset(y: distance)
        return overlay
    }

    /// What it does to the screen below, begun or nearly over.
    private func dimmed(to opacity: Double) -> PlacedOverlay {
        var overlay = self
        overlay.recess?.share = opacity
        overlay.dimming = dimming.isEmpty ? [] : [.group(Group(dimming, opacity: opacity))]
        return overlay
    }

    /// All of it as one.
    func faded(to opacity: Double) -> PlacedOverlay {
        var overlay = PlacedOverlay(frame: frame, cornerRadius: cornerRadius, dimming: dimming, entrance: entrance)
        let bars = [tabBar, toolbar, navigationBar].compactMap(\.self).flatMap(\.drawing)
        overlay.content = [.group(Group(content + bars, opacity: opacity))]
        return overlay
    }

    /// About its middle; only what has no bars zooms.
    private func scaled(by factor: Double) -> PlacedOverlay {
        var overlay = self
        let middle = frame.center
        overlay.content = content.map {
            $0.scaled(by: factor).offset(x: middle.x * (1 - factor), y: middle.y * (1 - factor))
        }
        return overlay
    }
}
