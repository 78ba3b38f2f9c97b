import LintelEvidence
import LintelModel
import LintelProject
import Testing

@Suite("controllers of a screen description")
struct ControllersDescriptionTests {
    func screen(_ text: String) throws -> Screen { try ScreenDescription(Array(text.utf8), file: "a.screen.json").screen() }

    @Test(
        "cli.md: a tree of controllers is resolved as UIKit does",
        arguments: [
            (
                "TV-05",
                "system: '15', controllers: { root: { kind: 'navigation', navigationBarHidden: true, children: [{ preferredStatusBarStyle: 'lightContent' }] } }",
                StatusBar.Style.lightContent, false
            ),
            (
                "TV-04",
                "system: '15', controllers: { root: { kind: 'navigation', children: [{ preferredStatusBarStyle: 'lightContent' }] } }",
                .darkContent, false
            ),
            (
                "TV-11",
                "controllers: { root: { preferredStatusBarStyle: 'darkContent', presents: { style: 'overFullScreen', capturesStatusBar: true, controller: { preferredStatusBarStyle: 'lightContent' } } } }",
                .lightContent, false
            ),
            (
                "TV-15",
                "controllers: { windows: [{ root: { preferredStatusBarStyle: 'lightContent' } }, { level: 1, hidden: true, root: {} }] }",
                .lightContent, false
            ),
            (
                "TV-24",
                "system: '13.4', controllers: { root: { kind: 'navigation', overridesInExtension: true, preferredStatusBarStyle: 'lightContent' } }",
                .darkContent, false
            ),
            (
                "TV-33", "system: '15', controllers: { root: { kind: 'navigation', children: [{ prefersStatusBarHidden: true }] } }",
                .darkContent, true
            ),
            (
                "TV-37",
                "device: 'iPad Air 2', system: '15', controllers: { plist: { UIViewControllerBasedStatusBarAppearance: false, 'UIStatusBarHidden~ipad': true }, root: {} }",
                .darkContent, true
            ),
            (
                "TV-44",
                "system: '15', controllers: { plist: { UIViewControllerBasedStatusBarAppearance: false, UIStatusBarHidden: false }, buildSettings: { GENERATE_INFOPLIST_FILE: 'YES', INFOPLIST_KEY_UIStatusBarHidden: 'YES' }, root: {} }",
                .darkContent, true
            ),
            (
                "SB-43",
                "controllers: { root: { childForStatusBarStyle: 1, children: [{}, { preferredStatusBarStyle: 'lightContent' }] } }",
                .lightContent, false
            ),
            (
                "SB-43 nil",
                "controllers: { root: { kind: 'tabBar', preferredStatusBarStyle: 'darkContent', childForStatusBarStyle: null, children: [{ preferredStatusBarStyle: 'lightContent' }] } }",
                .darkContent, false
            ),
        ])
    func resolves(id: String, members: String, style: StatusBar.Style, isHidden: Bool) throws {
        let answer = try screen("{ \(members) }").resolved().statusBar
        #expect(answer.style == style, "\(id): \(answer.decidedBy)")
        #expect(answer.isHidden == isHidden, "\(id): \(answer.decidedBy)")
    }

    @Test(
        "what cannot be meant is refused with the nearest name",
        arguments: [
            ("{ controllers: { root: { kind: 'navigaton' } } }", "navigation"), ("{ controllers: { rot: {} } }", "root"),
            ("{ controllers: { root: { childForStatusBarStyle: true } } }", "current"),
            ("{ controllers: { root: { presents: { style: 'fullScreen' } } } }", "controller"),
            ("{ controllers: { root: {}, windows: [] } }", "windows"), ("{ controllers: { plist: { UIStatusBarHidden: 1 } } }", "true"),
        ])
    func refuses(text: String, names: String) {
        #expect { try screen(text) } throws: { error in
            guard let error = error as? DescriptionError else { return false }
            return (error.message + " " + (error.help ?? "")).contains(names) && error.place.file == "a.screen.json"
        }
    }

    @Test("TB-38, SB-75: bars that hide by themselves")
    func barHiding() throws {
        let swiped = try screen(
            "{ hidesBars: ['hidesBarsOnSwipe'], content: { list: 30, scroll: 'middle' }, toolbar: { items: ['flexibleSpace', { system: 'add' }] } }"
        )
        #expect(swiped.resolved().toolbar?.hiddenBy == .scroll)
        let tapped = try screen(
            "{ barsTappedAway: true, content: { color: '#000000', kind: 'fullScreenMedia' }, toolbar: { items: [{ system: 'add' }] } }")
        #expect(tapped.resolved().toolbar?.hiddenBy == .tap)
        #expect(tapped.resolved().statusBar.isHidden)
    }
}
