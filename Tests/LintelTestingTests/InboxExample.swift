#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif
import Testing
import LintelModel
import LintelTesting

// The app's own code, as it also runs on an iPhone.

final class InboxViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
        let archive = UIBarButtonItem(image: UIImage(systemName: "archivebox"), style: .plain, target: nil, action: nil)
        archive.accessibilityLabel = "Archive"
        let compose = UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil)
        toolbarItems = [archive, .flexibleSpace(), compose]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }
}

// Its tests, on any machine.

@MainActor @Suite struct InboxTests {
    func inbox() -> UIViewController { UINavigationController(rootViewController: InboxViewController()) }

    @Test func looksRight() {
        assertSnapshot(of: inbox(), on: [TestDevice.iPhoneSE, .iPhone15].inBothAppearances, showing: .toolbar)
    }

    @Test func keepsTheGuidelines() {
        assertGuidelines(of: inbox(), on: [.iPhoneSE, .iPhone15, .iPadPro13])
    }

    @Test func fitsEveryLanguage() {
        assertGuideline(
            .barItemsFit, of: inbox(), on: [TestDevice.iPhoneSE].in(["en_US", "de_DE", "ar"]).at([.large, .extraExtraExtraLarge]))
    }

    @Test func showsItsToolbar() throws {
        let app = try UIApplication(on: .iPhone15, rootViewController: inbox())
        #expect(app.trace.map(\.description).contains { $0.contains("toolbar items  → Archive, compose") })
    }
}
