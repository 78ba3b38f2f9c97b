import LintelEvidence

@testable import LintelProject

/// Interface files for tests, written by hand.
enum InterfaceSample {
    static func storyboard(_ scenes: String, attributes: String = "") throws(ReadError) -> InterfaceFile {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attributes)>
            <scenes>
            \(scenes)
            </scenes>
            <resources>
            <image name="pencil" width="30" height="20"/>
            <image name="trash" catalog="system" width="128" height="100"/>
            <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            </resources>
            </document>
            """
        return try InterfaceReader.read(Array(text.utf8), path: "App/Main.storyboard")
    }

    static func xib(_ objects: String) throws(ReadError) -> InterfaceFile {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                <connections><outlet property="view" destination="root" id="o1"/></connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            </document>
            """
        return try InterfaceReader.read(Array(text.utf8), path: "App/Menu.xib")
    }

    static func scene(_ objects: String) -> String { "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>" }

    /// A controller whose view, 300 × 600 points, holds these subviews and constraints.
    static func screen(_ subviews: String, constraints: String = "", guides: String = "", beside: String = "") -> String {
        scene(
            """
            <viewController id="c" sceneMemberID="viewController">
            <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
            <subviews>\(subviews)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints>
            </view>
            \(beside)
            </viewController>
            """)
    }
}
