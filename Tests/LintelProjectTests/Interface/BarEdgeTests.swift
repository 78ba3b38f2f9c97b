import LintelEvidence
import Testing

@testable import LintelProject

/// Constraints before masks before frames (projects.md, section 1).
@Suite struct BarEdgeTests {
    private static let top = "<rect key=\"frame\" x=\"0.0\" y=\"20\" width=\"300\" height=\"44\"/>"

    struct Case: CustomStringConvertible, Sendable {
        var description: String
        var constraint = ""
        var bar = "<toolbar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bar\">\(BarEdgeTests.top)</toolbar>"
        var edge: InterfaceScene.BarEdge
        var target: InterfacePin.Target?
    }

    static let cases: [Case] = [
        Case(
            description: "safe area, whatever the frame says",
            constraint: #"<constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>"#,
            edge: .bottom, target: .safeArea),
        Case(
            description: "view, written without the view's id",
            constraint: #"<constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>"#, edge: .bottom,
            target: .superview),
        Case(
            description: "bottom guide of iOS 7",
            constraint: #"<constraint firstItem="bottom" firstAttribute="top" secondItem="bar" secondAttribute="bottom" id="k"/>"#,
            edge: .bottom, target: .layoutGuide),
        Case(
            description: "top guide of iOS 7",
            constraint: #"<constraint firstItem="bar" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k"/>"#, edge: .top,
            target: .layoutGuide),
        Case(
            description: "margin with a negative constant",
            constraint:
                #"<constraint firstItem="bar" firstAttribute="bottom" secondItem="v" secondAttribute="bottomMargin" constant="20" id="k"/>"#,
            edge: .bottom, target: .margins),
        Case(
            description: "far above the edge",
            constraint: #"<constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="200" id="k"/>"#,
            bar:
                #"<toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="356" width="300" height="44"/></toolbar>"#,
            edge: .inside, target: .superview),
        Case(
            description: "mask that keeps the bottom",
            bar: #"<toolbar id="bar">\#(top)<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></toolbar>"#,
            edge: .bottom),
        Case(
            description: "mask that keeps the top",
            bar: #"<toolbar id="bar">\#(top)<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></toolbar>"#,
            edge: .top),
        Case(
            description: "frame alone",
            bar: #"<toolbar id="bar"><rect key="frame" x="0" y="556" width="300" height="44"/></toolbar>"#, edge: .bottom),
        Case(
            description: "old insets alone",
            bar: #"<toolbar id="bar"><frame key="frameInset" minY="556" width="300" height="44"/></toolbar>"#,
            edge: .bottom),
        Case(description: "frame alone, at the top", edge: .top),
    ]

    @Test("edge and pin", arguments: cases)
    func edge(of sample: Case) throws {
        let file = try InterfaceSample.storyboard(InterfaceSample.screen(sample.bar, constraints: sample.constraint))
        let scene = try #require(file.scenes.first)
        #expect(scene.edge(of: try #require(scene.toolbars.first)) == sample.edge)
        #expect(scene.pins(of: "bar").first?.target == sample.target)
    }
}
