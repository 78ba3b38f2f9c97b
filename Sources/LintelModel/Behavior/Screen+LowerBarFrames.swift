extension Screen {
    func tabBarFrame(safeArea: EdgeInsets) -> BarFrame {
        if let place = tabBar?.place { return frame(place, safeArea: safeArea) }
        if let capsule = barHeights.glass?.tabBarCapsule {
            return lowerBar(height: capsule.height, bottom: size.height - capsule.gapToScreenBottom)
        }
        return lowerBar(height: barHeights.tabBar.value(traits.orientation), bottom: size.height - safeArea.bottom)
    }

    func toolbarFrame(_ toolbar: Toolbar, safeArea: EdgeInsets, others: BarFrames) -> BarFrame {
        let height = toolbarHeight(toolbar.maker)
        switch toolbar.placement {
        case .managed, .standalone(.safeAreaBottom):
            // A toolbar stacks directly above a tab bar (TB-36).
            if let tabBar = others.tabBar { return plain(y: tabBar.content.minY - height, height: height) }
            if let capsule = barHeights.glass?.toolbarCapsule {
                let top = size.height - capsule.gapToScreenBottom - capsule.height
                return lowerBar(height: height, bottom: top + height)
            }
            return lowerBar(height: height, bottom: size.height - safeArea.bottom)
        case .standalone(.viewBottom):
            return plain(y: size.height - height, height: height)
        case .standalone(.safeAreaTop):
            return plain(y: others.navigationBar?.content.maxY ?? safeArea.top, height: height)
        case .standalone(.frame(let rect)):
            return BarFrame(content: rect, background: rect)
        case .standalone(.placed(let place)):
            return frame(place, safeArea: safeArea)
        }
    }

    /// UIKit's bar has its own height; SwiftUI's is as high as a tab bar on screens with a home indicator (TB-02).
    private func toolbarHeight(_ maker: Toolbar.Maker) -> Double {
        let isTall = maker == .swiftUI && device.deviceClass.hasHomeIndicator && !device.isPad && !traits.usesGlass
        return (isTall ? barHeights.tabBar : barHeights.toolbar).value(traits.orientation)
    }

    /// A bar whose background reaches down to the screen's edge.
    private func lowerBar(height: Double, bottom: Double) -> BarFrame {
        let content = Rect(x: 0, y: bottom - height, width: size.width, height: height)
        return BarFrame(
            content: content, background: Rect(minX: 0, minY: content.minY, maxX: size.width, maxY: size.height))
    }

    private func plain(y: Double, height: Double) -> BarFrame {
        let content = Rect(x: 0, y: y, width: size.width, height: height)
        return BarFrame(content: content, background: content)
    }
}
