import LintelEvidence
import LintelModel
import Testing

@testable import LintelProject

/// Which bars a scene shows follows from the controllers around it.
@Suite struct InterfaceScreenTests {
    private static let phone = DeviceCatalogue.device(named: "iPhone 15")

    private static func container(_ element: String, _ id: String, attributes: String = "", _ segues: [(String, String)]) -> String {
        let written = segues.enumerated().map { index, segue in
            "<segue destination=\"\(segue.0)\" kind=\"relationship\" relationship=\"\(segue.1)\" id=\"\(id)\(index)\"/>"
        }
        return InterfaceSample.scene(
            "<\(element) id=\"\(id)\"\(attributes) sceneMemberID=\"viewController\"><connections>\(written.joined())</connections></\(element)>"
        )
    }

    private static func leaf(_ id: String, _ inside: String, attributes: String = "") -> String {
        InterfaceSample.scene("<viewController id=\"\(id)\"\(attributes) sceneMemberID=\"viewController\">\(inside)</viewController>")
    }

    /// Two tabs; the first holds a stack whose root pushes a second screen.
    private static func file(stack: String = "", pushed: String = "", kind: String = "show") throws -> InterfaceFile {
        try InterfaceSample.storyboard(
            [
                container("tabBarController", "tabs", [("stack", "viewControllers"), ("more", "viewControllers")]),
                container("navigationController", "stack", attributes: stack, [("list", "rootViewController")]),
                leaf(
                    "list",
                    """
                    <navigationItem key="navigationItem" title="Photos" id="i"/>
                    <connections><segue destination="photo" kind="\(kind)" id="p"/></connections>
                    """),
                leaf(
                    "photo",
                    """
                    <toolbarItems><barButtonItem systemItem="action" id="a"/><barButtonItem systemItem="flexibleSpace" id="f"/></toolbarItems>
                    <navigationItem key="navigationItem" title="Photo" id="j">
                    <rightBarButtonItems><barButtonItem title="Outer" id="o1"/><barButtonItem title="Inner" id="o2"/></rightBarButtonItems>
                    </navigationItem>
                    """, attributes: pushed),
                leaf("more", "<tabBarItem key=\"tabBarItem\" title=\"More\" image=\"gear\" catalog=\"system\" id=\"t\"/>"),
            ].joined())
    }

    private static func screen(_ id: String, of file: InterfaceFile) throws -> Screen {
        var evidence = ProjectEvidence()
        evidence.interfaces = [file]
        let scene = try #require(file.scene(id))
        return InterfaceScreens(evidence).screen(of: scene, in: file, on: try #require(phone))
    }

    @Test(
        "TB-94: simulated metrics dress the editor's canvas, not the app",
        arguments: ["simulatedStatusBarMetrics", "simulatedToolbarMetrics", "simulatedNavigationBarMetrics"])
    func simulatedMetrics(metrics: String) throws {
        let plain = try Self.screen("a", of: InterfaceSample.storyboard(Self.leaf("a", "")))
        let element = "<\(metrics) key=\"\(metrics)\" barStyle=\"black\" statusBarStyle=\"lightContent\"/>"
        let dressed = try InterfaceSample.storyboard(Self.leaf("a", element))
        #expect(dressed.scene("a")?.simulatedMetrics == [metrics: metrics])
        #expect(try Self.screen("a", of: dressed) == plain)
        let old = "<\(metrics) key=\"statusBar\" statusBarStyle=\"blackOpaque\"/>"
        #expect(try Self.screen("a", of: InterfaceSample.storyboard(Self.leaf("a", old))) == plain)
    }

    @Test(
        "TB-16, TB-17, TB-18: what a file says of a bar's own colour goes on working where no appearance is set",
        arguments: [
            ("", AppearanceSlots()), (" translucent=\"NO\"", AppearanceSlots(standard: .opaque)),
        ])
    func legacyLook(attributes: String, slots: AppearanceSlots) throws {
        let color =
            "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        func bar(_ inside: String) throws -> Toolbar {
            let toolbar = "<toolbar key=\"toolbar\" id=\"tb\"\(attributes)>\(inside)</toolbar>"
            let stack = InterfaceSample.scene(
                """
                <navigationController id="n" toolbarHidden="NO" sceneMemberID="viewController">\(toolbar)
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """)
            return try #require(try Self.screen("a", of: InterfaceSample.storyboard(stack + Self.leaf("a", ""))).toolbar)
        }
        #expect(try bar("").appearance == slots)
        #expect(try bar(color).appearance.standard.background == .color(DynamicColor(Color(255, 0, 0))))
        #expect(try bar(color).tint == nil)
    }

    @Test func pushedInsideATab() throws {
        let screen = try Self.screen("photo", of: Self.file(stack: " toolbarHidden=\"NO\""))
        #expect(screen.navigationBar?.title == "Photo")
        #expect(screen.navigationBar?.backTitle == "Photos")
        #expect(screen.navigationBar?.trailing.map(\.content) == [.title("Inner"), .title("Outer")])
        #expect(screen.toolbar?.placement == .managed && screen.toolbar?.isHidden == false)
        #expect(screen.toolbar?.items.map(\.content) == [.system(.action), .flexibleSpace])
        #expect(screen.toolbar?.items.map(\.objectID) == ["a", "f"])
        #expect(screen.tabBar?.items.map(\.title) == ["Photos", "More"])
        #expect(screen.tabBar?.selected == 0)
    }

    @Test(
        "TB-30, TB-34: what hides",
        arguments: [
            ("", "", "show", true, true), (" toolbarHidden=\"NO\"", " hidesBottomBarWhenPushed=\"YES\"", "show", false, false),
            (" toolbarHidden=\"NO\"", "", "presentation", nil, false),
        ])
    func hiding(stack: String, pushed: String, kind: String, isToolbarHidden: Bool?, hasTabBar: Bool) throws {
        let screen = try Self.screen("photo", of: Self.file(stack: stack, pushed: pushed, kind: kind))
        if let isToolbarHidden { #expect(screen.toolbar?.isHidden == isToolbarHidden) }
        #expect((screen.tabBar != nil) == hasTabBar)
    }

    @Test("anchor of a stand-alone bar", arguments: [("safe", Toolbar.Anchor.safeAreaBottom), ("v", .viewBottom)])
    func anchor(held: String, anchor: Toolbar.Anchor) throws {
        let file = try InterfaceSample.storyboard(
            InterfaceSample.screen(
                "<toolbar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bar\"><items><barButtonItem title=\"A\" id=\"a\"/></items></toolbar>",
                constraints:
                    "<constraint firstItem=\"\(held)\" firstAttribute=\"bottom\" secondItem=\"bar\" secondAttribute=\"bottom\" id=\"k\"/>"))
        #expect(try Self.screen("c", of: file).toolbar?.placement == .standalone(anchor))
    }

    @Test func missingPictureIsNamed() throws {
        let file = try InterfaceSample.storyboard(
            InterfaceSample.screen("<toolbar id=\"bar\"><items><barButtonItem image=\"pencil\" id=\"a\"/></items></toolbar>"))
        let screen = try Self.screen("c", of: file)
        #expect(screen.toolbar?.items.map(\.content) == [.icon(.missing("pencil", size: Size(width: 30, height: 20)))])
        #expect(screen.notes == ["picture pencil was not found or cannot be drawn"])
    }
}
