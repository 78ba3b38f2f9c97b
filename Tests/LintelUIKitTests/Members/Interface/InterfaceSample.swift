import Foundation
import LintelUIKit

/// A storyboard and a xib, in a bundle that lasts as long as this does.
final class InterfaceSample {
    let bundle: Bundle
    /// The names of both files.
    let name: String
    private let folder: URL

    enum Failure: Error { case noBundle(String) }

    /// - Parameter main: the bundle in which the files shall be found; nil makes one.
    init(in main: Bundle? = nil) throws {
        name = "Sample\(UUID().uuidString.prefix(8))"
        let place = main?.resourceURL ?? FileManager.default.temporaryDirectory
        // A bundle's folders are looked up once, so files for the main one lie at its top.
        folder = main == nil ? place.appending(path: "interface-\(UUID().uuidString).bundle", directoryHint: .isDirectory) : place
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        storyboard = folder.appending(path: "\(name).storyboard")
        xib = folder.appending(path: "\(name).xib")
        try Data(Self.storyboardText.utf8).write(to: storyboard)
        try Data(Self.xibText.utf8).write(to: xib)
        guard let found = main ?? Bundle(path: folder.path()) else { throw Failure.noBundle(folder.path()) }
        bundle = found
    }

    private let storyboard: URL
    private let xib: URL

    deinit {
        for file in [storyboard, xib] { try? FileManager.default.removeItem(at: file) }
        if folder.pathExtension == "bundle" { try? FileManager.default.removeItem(at: folder) }
    }

    @MainActor func open() -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

    private static let storyboardText = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="first">
          <scenes>
            <scene><objects>
              <viewController storyboardIdentifier="First" title="From File" id="first" customClass="SampleController" customModule="LintelUIKitTests">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
                  <subviews>
                    <label text="Words" id="l" customClass="SampleLabel" customModule="LintelUIKitTests"><rect key="frame" x="20" y="200" width="90" height="20"/></label>
                    <button buttonType="system" id="b"><rect key="frame" x="20" y="300" width="90" height="44"/>
                      <state key="normal" title="Go"/>
                      <connections>
                        <action selector="go" destination="first" eventType="touchUpInside" id="a"/>
                        <segue destination="second" kind="show" identifier="button" id="g2"/>
                      </connections>
                    </button>
                  </subviews>
                </view>
                <toolbarItems>
                  <barButtonItem title="Item" id="i" customClass="SampleItem" customModule="LintelUIKitTests"/>
                </toolbarItems>
                <connections>
                  <outlet property="label" destination="l" id="o"/>
                  <segue destination="second" kind="show" identifier="next" id="g1"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene><objects>
              <viewController title="Second" id="second"/>
            </objects></scene>
          </scenes>
        </document>
        """

    private static let xibText = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections><outlet property="view" destination="v" id="o1"/></connections>
            </placeholder>
            <placeholder placeholderIdentifier="Helper" id="h">
              <connections><outlet property="label" destination="l" id="o2"/></connections>
            </placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
              <subviews><label text="Words of the Xib" id="l"><rect key="frame" x="20" y="20" width="200" height="20"/></label></subviews>
            </view>
            <tableViewCell reuseIdentifier="Cell" id="c" customClass="SampleRow" customModule="LintelUIKitTests"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell>
            <collectionViewCell reuseIdentifier="Cell" id="d" customClass="SampleBox" customModule="LintelUIKitTests"><rect key="frame" x="0" y="0" width="50" height="50"/></collectionViewCell>
            <collectionReusableView reuseIdentifier="Head" id="e"><rect key="frame" x="0" y="0" width="320" height="30"/></collectionReusableView>
          </objects>
        </document>
        """
}

/// What the build plugin makes of `@IBOutlet var label` and `@IBAction func go()`, by hand.
class SampleController: UIViewController {
    private let __interface = InterfaceConnections(
        SampleController.self,
        outlets: { owner, name, value in name == "label" ? InterfaceConnections.set(&owner.label, to: value) : nil },
        actions: { name in
            name == "go" ? Selector("go", SampleController.go as @MainActor (SampleController) -> @MainActor () -> Void) : nil
        })

    var label: UILabel?
    /// What happened, in order.
    private(set) var events: [String] = []
    var allowsSegues = true
    private(set) var segues: [UIStoryboardSegue] = []

    func go() { events.append("go") }

    override func awakeFromNib() { events.append("awake") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues.append(segue) }
}

class SampleLabel: UILabel {
    override func awakeFromNib() { text = "Awake" }
}

class SampleItem: UIBarButtonItem {
    override func awakeFromNib() { title = "Awake" }
}

class SampleRow: UITableViewCell {}
class SampleBox: UICollectionViewCell {}
