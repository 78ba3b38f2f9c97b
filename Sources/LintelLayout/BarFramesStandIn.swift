import LintelModel
// Stands in until LintelModel/Behavior answers; deleted with it.
struct StandInBarFrames { var statusBar: Rect?; var navigationBar: Rect?; var toolbar: Rect?; var tabBar: Rect?; var keyboard: Rect? }
extension Screen {
    func standInResolved() -> ScreenResolution {
        let d = device.display
        let sa = d.safeArea(traits.system, traits.orientation)
        var s = ScreenResolution(statusBar: .init(isHidden: false, style: .darkContent, fallbackStyle: .darkContent, decidedBy: []), safeArea: sa, contentInsets: sa)
        if let n = navigationBar { s.navigationBar = .init(slot: .standard, appearance: n.appearance.standard, decidedBy: []) }
        if let n = toolbar { s.toolbar = .init(hiddenBy: nil, bar: .init(slot: .standard, appearance: n.appearance.standard, decidedBy: [])) }
        if let n = tabBar { s.tabBar = .init(slot: .standard, appearance: n.appearance.standard, decidedBy: []) }
        let f = standInBarFrames(s)
        if let n = f.navigationBar { s.contentInsets.top = n.maxY }
        if let n = f.toolbar ?? f.tabBar { s.contentInsets.bottom = size.height - n.minY }
        return s
    }
    func standInBarFrames(_ r: ScreenResolution) -> StandInBarFrames {
        let b = device.display.bars.value(for: traits.system), o = traits.orientation
        var f = StandInBarFrames()
        let big = navigationBar?.prefersLargeTitle == true ? b.largeTitleExtra : 0
        if navigationBar != nil { f.navigationBar = Rect(x: 0, y: o == .portrait ? b.navigationBarTop : r.safeArea.top, width: size.width, height: b.navigationBar.value(o) + big) }
        let bottom = size.height - r.safeArea.bottom
        if let t = toolbar { let h = t.maker == .swiftUI ? 49 : b.toolbar.value(o); f.toolbar = Rect(x: 0, y: bottom - h, width: size.width, height: h) }
        if tabBar != nil { let h = b.tabBar.value(o); f.tabBar = Rect(x: 0, y: bottom - h, width: size.width, height: h) }
        if isKeyboardUp { let h = device.display.keyboardHeight.value(o); f.keyboard = Rect(x: 0, y: size.height - h, width: size.width, height: h) }
        return f
    }
}
