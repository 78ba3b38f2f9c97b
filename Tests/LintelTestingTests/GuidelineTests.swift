import LintelEvidence
import LintelTesting
import LintelUIKit
import Testing

/// That each guideline is told of a running app that breaks it, and of none that does not.
@MainActor @Suite struct GuidelineTests {
    @Test("a fault is found under its rule's name, with a way to go on", arguments: GuidelineSample.allCases)
    func fault(sample: GuidelineSample) {
        // A symbol without a label is only advice.
        let text = failures { assertGuidelines(of: sample.controller(isFaulty: true), on: [.iPhoneSE], from: .advice) }
        let found = text.split(separator: "\n\n")
        #expect(found.contains { $0.hasPrefix("\(sample.rule) on iphone-se-3: ") && $0.contains("\nto go on: ") }, "\(text)")
    }

    @Test("a screen without the fault passes everything", arguments: GuidelineSample.allCases)
    func pass(sample: GuidelineSample) {
        #expect(failures { assertGuidelines(of: sample.controller(isFaulty: false), on: [.iPhoneSE, .iPhone15]) } == "")
    }

    @Test("exceptions leave out what they name, and only names that exist are taken")
    func exceptions() {
        let controller = GuidelineSample.segments.controller(isFaulty: true)
        #expect(failures { assertGuidelines(of: controller, on: [.iPhone15], except: ["segmented-control-in-toolbar"]) } == "")
        let text = failures { assertGuidelines(of: UIViewController(), on: [.iPhone15], except: ["segmented-control-in-toolbars"]) }
        #expect(text == "no guideline is called segmented-control-in-toolbars: did you mean segmented-control-in-toolbar?")
    }

    @Test("GL-02, GL-50: contrast is measured where the content is scrolled to, and the content is put back")
    func contrast() throws {
        let app = try UIApplication(on: .iPhoneSE, rootViewController: ScrollViewController(band: .white))
        let text = failures { assertGuideline(.statusBarIsReadable(), of: app) }
        let offset = try #require(text.firstMatch(of: /has a contrast of 1\.0 : 1 while the content is scrolled to (\d+)/))
        // The band lies from 800 to 1400, and the bar covers 20 points of it.
        #expect((780...1400).contains(Int(offset.output.1) ?? 0))
        assertSnapshot(of: app, showing: .statusBar)
    }

    @Test("GL-09: a bar that a tap brings back has come back")
    func comesBack() throws {
        let app = try UIApplication(on: .iPhone15, rootViewController: HidingViewController(listens: true))
        #expect(app.isStatusBarHidden)
        assertGuideline(.statusBarComesBack, of: app)
        #expect(!app.isStatusBarHidden)
    }

    @Test("TB-75: titles that fit one device do not fit another")
    func fit() {
        let controller = GuidelineSample.longTitles.controller(isFaulty: true)
        assertGuideline(.barItemsFit, of: controller, on: [.iPadPro13, .iPhone16ProMax.landscape])
        let text = failures { assertGuideline(.barItemsFit, of: controller, on: [.iPadPro13, .iPhone16ProMax, .iPhoneSE]) }
        let rule = "toolbar-too-many-items on "
        #expect(
            text.split(separator: "\n\n").map { String($0.prefix { $0 != ":" }) } == [rule + "iphone-16-pro-max", rule + "iphone-se-3"])
        #expect(text.contains("points are missing (toolbar)\nto go on: shorten titles"))
    }

    @Test("GL-33: what counts is where a finger hits, not what is drawn")
    func target() throws {
        final class Wide: UIControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -12).contains(point) }
        }
        let controller = UIViewController()
        controller.view.addSubview(Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20)))
        let app = try UIApplication(on: .iPhone15, rootViewController: controller)
        assertGuideline(.touchTargets(), of: app)
        let text = failures { assertGuideline(.touchTargets(atLeast: 48), of: app) }
        #expect(text.hasPrefix("item-touch-target-small: Wide can be hit on 44 × 44 points: 48 are asked for"))
    }

    @Test("a guideline of one's own")
    func own() throws {
        let guideline = Guideline(id: "house-title") { app in
            guard app.keyWindow?.rootViewController?.title == nil else { return [] }
            let place = Place(file: "app", objectID: "root")
            return [Finding(rule: "house-title", severity: .warning, message: "no title", place: place, help: "set it", basis: [])]
        }
        let app = try UIApplication(on: .iPhone15, rootViewController: UIViewController())
        #expect(failures { assertGuideline(guideline, of: app) } == "house-title: no title (root)\nto go on: set it")
    }

    @Test("a failure stands at the line that asserts")
    func sourceLocation() throws {
        let app = try UIApplication(on: .iPhone15, rootViewController: GuidelineSample.segments.controller(isFaulty: true))
        let line = #line + 2
        withKnownIssue {
            assertGuidelines(of: app)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        }
    }
}
