import LintelEvidence
import Testing

@testable import LintelProject

/// How Interface Builder writes bars (behaviour.md, section 9.1; projects.md, section 1).
@Suite struct InterfaceReaderTests {
    @Test("TB-92: every kind of bar item")
    func items() throws {
        let file = try InterfaceSample.storyboard(
            InterfaceSample.screen(
                """
                <toolbar id="bar"><items>
                <barButtonItem title="Edit &amp; Share" style="done" id="a"/>
                <barButtonItem image="pencil" id="b"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Draw"/></userDefinedRuntimeAttributes></barButtonItem>
                <barButtonItem title="Delete" image="trash" catalog="system" enabled="NO" id="d"/>
                <barButtonItem id="e"><imageReference key="image" image="trash" catalog="system"/></barButtonItem>
                <barButtonItem systemItem="fixedSpace" width="12" id="f"/>
                <barButtonItem systemItem="flexibleSpace" id="g"/>
                <barButtonItem id="h"><segmentedControl key="customView" id="seg"><segments><segment title="A"/><segment title="B"/>
                </segments></segmentedControl></barButtonItem>
                <barButtonItem id="i"><string key="title" base64-UTF8="YES">QQo</string></barButtonItem>
                </items></toolbar>
                """,
                beside: """
                    <connections><outlet property="editItem" destination="a" id="o"/></connections>
                    """))
        let items = try #require(file.scenes.first?.toolbars.first).items
        #expect(items.map(\.title) == ["Edit & Share", nil, "Delete", nil, nil, nil, nil, "A\n"])
        #expect(items.map(\.image?.name) == [nil, "pencil", "trash", "trash", nil, nil, nil, nil])
        #expect(items.map { $0.image?.isSystemSymbol ?? false } == [false, false, true, true, false, false, false, false])
        #expect(items.map(\.accessibilityLabel) == [nil, "Draw", nil, nil, nil, nil, nil, nil])
        #expect(items.map(\.isEnabled) == [true, true, false, true, true, true, true, true])
        #expect(items.map(\.isSpace) == [false, false, false, false, true, true, false, false])
        #expect(items[4].width == 12)
        #expect(items[6].customView?.segments.map(\.title) == ["A", "B"])
        #expect(items[0].outlets.map(\.name) == ["editItem"])
        #expect(items[0].style == "done")
        let title = try #require(items[0].titleRange)
        #expect(title.end.column - title.start.column == "Edit &amp; Share".utf8.count)
    }

    @Test("TB-90, TB-91: a navigation controller's bars, and the scene's items")
    func navigation() throws {
        let file = try InterfaceSample.storyboard(
            InterfaceSample.scene(
                """
                <navigationController toolbarHidden="NO" hidesBarsOnTap="YES" id="n" sceneMemberID="viewController">
                <navigationBar key="navigationBar" barStyle="black" largeTitles="YES" translucent="NO" id="nb"/>
                <toolbar key="toolbar" id="tb"/>
                <connections><segue destination="t" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """)
                + InterfaceSample.scene(
                    """
                    <tableViewController storyboardIdentifier="List" customClass="ListController" hidesBottomBarWhenPushed="YES" id="t" \
                    sceneMemberID="viewController">
                    <tableView key="view" id="tv"/>
                    <toolbarItems><barButtonItem systemItem="add" id="a"/></toolbarItems>
                    <navigationItem key="navigationItem" title="All" prompt="Now" largeTitleDisplayMode="never" id="ni">
                    <leftBarButtonItems><barButtonItem title="L1" id="l1"/><barButtonItem title="L2" id="l2"/></leftBarButtonItems>
                    <barButtonItem key="rightBarButtonItem" title="R" id="r1"/>
                    <barButtonItem key="backBarButtonItem" title="Back to All" id="b"/>
                    </navigationItem>
                    </tableViewController>
                    """), attributes: " initialViewController=\"n\"")
        #expect(file.initialControllerID == "n")
        let stack = try #require(file.scene("n"))
        #expect(stack.kind == .navigationController)
        #expect(stack.toolbars.isEmpty, "the managed bar is no stand-alone one")
        let navigation = try #require(stack.navigation)
        #expect(!navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
        #expect(navigation.hidesBars == ["hidesBarsOnTap"])
        #expect(navigation.bar.isBlack && navigation.bar.prefersLargeTitles && navigation.bar.isTranslucent == false)
        let list = try #require(file.scene("t"))
        #expect(list.toolbarItems.map(\.systemItem) == ["add"])
        #expect(list.hidesBottomBarWhenPushed && list.storyboardIdentifier == "List" && list.customClass == "ListController")
        let item = try #require(list.navigationItem)
        #expect([item.title, item.prompt, item.largeTitleDisplayMode, item.backItem?.title] == ["All", "Now", "never", "Back to All"])
        #expect(item.leftItems.map(\.title) == ["L1", "L2"])
        #expect(item.rightItems.map(\.title) == ["R"])
    }

    @Test(
        "TB-90: an absent attribute means hidden",
        arguments: [("", true), (" toolbarHidden=\"YES\"", true), (" toolbarHidden=\"NO\"", false)])
    func toolbarHidden(attribute: String, isHidden: Bool) throws {
        let file = try InterfaceSample.storyboard(
            InterfaceSample.scene("<navigationController id=\"n\"\(attribute) sceneMemberID=\"viewController\"/>"))
        #expect(file.scene("n")?.navigation?.isToolbarHidden == isHidden)
    }

    @Test func variationTakesABarOutAndAnotherPutsItBack() throws {
        func bars(_ variations: String) throws -> [String] {
            let text = InterfaceSample.screen("<toolbar id=\"a\"/><view id=\"w\"><subviews><toolbar id=\"b\"/></subviews></view>")
            let file = try InterfaceSample.storyboard(text.replacing("<viewLayoutGuide", with: variations + "<viewLayoutGuide"))
            return try #require(file.scenes.first).toolbars.map(\.id)
        }
        let out =
            "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/><exclude reference=\"w\"/></mask></variation>"
        let again = "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"w\"/></mask></variation>"
        #expect(try bars("") == ["a", "b"])
        #expect(try bars(out) == [])
        #expect(try bars(out + again) == ["b"])
    }

    @Test func xibIsASceneOfItsOwner() throws {
        let file = try InterfaceSample.xib(
            """
            <barButtonItem title="Loose" id="loose"/>
            <view id="root"><subviews><toolbar id="bar"><items><barButtonItem title="A" id="a"/></items></toolbar></subviews></view>
            <toolbar id="accessory"><items><barButtonItem title="B" id="b"/></items></toolbar>
            """)
        let scene = try #require(file.scenes.first)
        #expect(scene.kind == .filesOwner && scene.customClass == "Owner")
        #expect(scene.view?.id == "root")
        #expect(scene.looseItems.map(\.title) == ["Loose"])
        #expect(scene.toolbars.map(\.id) == ["bar", "accessory"])
    }

    @Test func xibsNestControllers() throws {
        let file = try InterfaceSample.xib(
            """
            <tabBarController id="tabs"><viewControllers>
            <navigationController id="stack"><viewControllers><viewController id="root1"/></viewControllers></navigationController>
            <viewController id="second"/>
            </viewControllers><tabBar key="tabBar" id="tb"/></tabBarController>
            """)
        #expect(file.scenes.map(\.id) == ["-1", "tabs", "stack", "root1", "second"])
        let graph = InterfaceGraph([file])
        #expect(
            graph.tabRoutes(to: InterfaceGraph.Node(file: file.path, id: "root1")).map { $0.nodes.map(\.id) } == [
                ["tabs", "stack", "root1"]
            ])
    }

    @Test func resourcesAndColours() throws {
        let file = try InterfaceSample.storyboard("")
        #expect(file.image(InterfaceImage(name: "pencil"))?.width == 30)
        #expect(file.image(InterfaceImage(name: "trash")) == nil)
        #expect(file.image(InterfaceImage(name: "trash", isSystemSymbol: true))?.height == 100)
        #expect(file.colors["Brand"] == .rgb(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test func unknownElementsAreCountedAndHarmless() throws {
        let file = try InterfaceSample.storyboard(
            InterfaceSample.screen("<hologram id=\"h\"/><hologram id=\"i\"><toolbar id=\"bar\"/></hologram>"))
        #expect(file.unknownElements == ["hologram": 2])
        #expect(file.scenes.first?.view?.subviews.map(\.id) == ["h", "i"])
    }

    @Test(
        "other systems are recorded without scenes",
        arguments: [
            ("MacOSX.Cocoa", InterfaceFile.Platform.macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS), ("iOS.CocoaTouch.iPad", .iOS),
        ])
    func platforms(runtime: String, platform: InterfaceFile.Platform) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.X.XIB" targetRuntime="\(runtime)"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v"/></objects></document>
            """
        let file = try InterfaceReader.read(Array(text.utf8), path: "a.xib")
        #expect(file.platform == platform)
        #expect(file.scenes.isEmpty == (platform != .iOS))
    }

    @Test(
        "what is no interface file",
        arguments: [
            (
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
                "archive format from before Xcode 5: open it in Xcode and save it in the current format"
            ),
            ("<plist/>", "this is not an interface file"),
            (
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><toolbar",
                "the file ends inside <toolbar>: save it again in Xcode, or leave it out"
            ),
        ])
    func refused(text: String, message: String) {
        let error = #expect(throws: ReadError.self) { try InterfaceReader.read(Array(text.utf8), path: "a.xib") }
        #expect(error?.message == message)
    }
}
