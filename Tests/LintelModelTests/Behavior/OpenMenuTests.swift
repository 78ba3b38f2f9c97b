import LintelModel
import Testing

/// What a tap on an open menu comes to.
struct OpenMenuTests {
    private static let menu: BarMenu = {
        var hidden = BarMenu.Element("Hidden")
        hidden.isHidden = true
        var stays = BarMenu.Element("Bold")
        stays.keepsMenuOpen = true
        let inner = BarMenu.Element("Inner", children: [BarMenu.Element("Leaf")])
        let outer = BarMenu.Element("Outer", children: [.section([inner])])
        return BarMenu([BarMenu.Element("Copy"), BarMenu.Element("Paste", isEnabled: false), hidden, stays, .section([outer])])
    }()

    struct Case: Sendable {
        var submenu: [Int]
        var target: OpenMenu.Target
        var words: String

        init(_ submenu: [Int], _ target: OpenMenu.Target, _ words: String) {
            self.submenu = submenu
            self.target = target
            self.words = words
        }
    }

    @Test(
        "TB-58: rows choose or open, titles lead back past sections, what is disabled or hidden does nothing, beside is closing",
        arguments: [
            Case([], .row([0]), "chooses Copy"), Case([], .row([1]), "stays"), Case([], .row([2]), "stays"),
            Case([], .row([3]), "chooses Bold and stays"), Case([], .row([9]), "stays"), Case([], .row([4, 0]), "opens [4, 0]"),
            Case([4, 0], .row([4, 0, 0, 0]), "opens [4, 0, 0, 0]"), Case([4, 0, 0, 0], .row([4, 0, 0, 0, 0]), "chooses Leaf"),
            Case([4, 0, 0, 0], .back, "opens [4, 0]"), Case([4, 0], .back, "opens []"), Case([], .panel, "stays"),
            Case([4, 0], .outside, "closes"),
        ])
    func taps(check: Case) {
        var open = OpenMenu(.named(.toolbar, "More"), submenu: check.submenu)
        open.scroll = 20
        open.pressed = [0]
        let words: String
        switch open.tapped(check.target, in: Self.menu) {
        case .stays: words = "stays"
        case .closes: words = "closes"
        case .chooses(let element, let staysOpen): words = "chooses \(element.title)" + (staysOpen ? " and stays" : "")
        case .becomes(let next):
            words = "opens \(next.submenu)"
            #expect(next.scroll == 0 && next.pressed == nil && next.anchor == open.anchor)
        }
        #expect(words == check.words)
    }

    @Test("H:typography: sizes of text styles, the standard one in the middle")
    func textStyles() {
        #expect(TextStyle.allCases.map { $0.pointSize(at: .large) } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(TextStyle.body.pointSize(at: .accessibilityExtraExtraExtraLarge) == 53)
        for style in TextStyle.allCases {
            let sizes = TextSize.allCases.map { style.pointSize(at: $0) }
            #expect(sizes == sizes.sorted())
        }
    }
}
