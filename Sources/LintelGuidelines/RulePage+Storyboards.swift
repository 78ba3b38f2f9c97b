extension RulePage.SampleFile {
    /// A storyboard with these scenes.
    static func storyboard(_ path: String, initial: String, scenes: String) -> RulePage.SampleFile {
        RulePage.SampleFile(
            path,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
                <scenes>
            \(scenes.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }.joined(separator: "\n"))
                </scenes>
            </document>
            """)
    }

    /// A storyboard whose one screen has a toolbar of its own with these items, held by the safe area's bottom.
    static func storyboard(_ path: String, toolbarItems: String) -> RulePage.SampleFile {
        storyboard(path, initial: "main", scenes: screen("main", toolbarItems: toolbarItems))
    }

    /// One scene: a controller whose view holds a toolbar at the bottom.
    static func screen(_ id: String, attributes: String = "", toolbarItems: String) -> String {
        """
        <scene sceneID="\(id)-scene">
            <objects>
                <viewController id="\(id)"\(attributes) sceneMemberID="viewController">
                    <view key="view" id="\(id)-view">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <subviews>
                            <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-bar">
                                <items>
        \(toolbarItems.split(separator: "\n").map { "                            " + $0 }.joined(separator: "\n"))
                                </items>
                            </toolbar>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
                        <constraints>
                            <constraint firstItem="\(id)-safe" firstAttribute="bottom" secondItem="\(id)-bar" secondAttribute="bottom" id="\(id)-pin"/>
                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
        """
    }

    /// One scene: a controller of any kind with segues to others.
    static func container(_ element: String, _ id: String, attributes: String = "", segues: String) -> String {
        """
        <scene sceneID="\(id)-scene">
            <objects>
                <\(element) id="\(id)"\(attributes) sceneMemberID="viewController">
                    <connections>
                        \(segues)
                    </connections>
                </\(element)>
            </objects>
        </scene>
        """
    }
}
