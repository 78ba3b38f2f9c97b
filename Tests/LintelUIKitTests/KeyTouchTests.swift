import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Fingers on the keys. iPhone 13 mini, system 15, 375 × 812 points: the keyboard is 336 high, its first row of keys lies from 53 to 95 below its
/// edge, rows follow 54 apart, a letter has a tenth of the width.
@MainActor @Suite struct KeyTouchTests {
    final class Judge: UITextFieldDelegate, UISearchBarDelegate, UITextViewDelegate {
        var calls: [String] = []
        var allows = true
        func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            calls.append("change \(range.location) \(range.length) \(string)")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return true
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search \(searchBar.text ?? "")") }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed \(textView.text ?? "")") }
    }

    /// The middle of a key, by hand from the measures above.
    static func place(of key: String) -> Point {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "-/:;()$&@\""]
        let starts = [18.75, 37.5, 75, 18.75, 18.75]
        for (row, start) in zip(rows.indices, starts) {
            guard let index = Array(rows[row]).firstIndex(where: { String($0) == key.lowercased() }) else { continue }
            return Point(x: start + 37.5 * Double(index), y: 550 + 54 * Double(row % 3))
        }
        switch key {
        case "shift": return Point(x: 24, y: 658)
        case "delete": return Point(x: 350, y: 658)
        case "123": return Point(x: 47, y: 712)
        case "space": return Point(x: 187, y: 712)
        default: return Point(x: 328, y: 712)
        }
    }

    static func start(_ editor: UIView) throws -> UIApplication {
        let root = UIViewController()
        editor.frame = CGRect(x: 20, y: 100, width: 300, height: 60)
        root.view.addSubview(editor)
        let app = try UIApplication.playing(root, on: "iPhone 13 mini", system: 15)
        editor.becomeFirstResponder()
        app.run(for: 1)
        return app
    }

    static func type(_ keys: [String], on app: UIApplication) {
        for key in keys {
            if key == "pause" { app.run(for: 1) } else { app.tap(at: place(of: key)) }
            app.run(for: 0.05)
        }
    }

    @Test(
        "keys write what stands on them: the first letter of a sentence is a capital by itself",
        arguments: [
            (["h", "i"], "Hi"), (["shift", "h", "i"], "hi"), (["h", "shift", "i", "p"], "HIp"), (["h", "space", "i"], "H i"),
            (["h", "i", "delete"], "H"), (["delete", "h"], "H"),
            // A second touch soon after the first keeps capitals on; a later one takes them off.
            (["h", "shift", "shift", "i", "p", "shift", "q"], "HIPq"), (["h", "shift", "pause", "shift", "i"], "Hi"),
            (["123", "1", "2"], "12"), (["123", "1", "space", "q"], "1 q"), (["123", "7", "123", "q"], "7q"),
        ])
    func writing(keys: [String], text: String) throws {
        let field = UITextField()
        let app = try Self.start(field)
        Self.type(keys, on: app)
        #expect(field.text == text)
    }

    @Test(
        "capitals come where the field wants them",
        arguments: [
            (UITextAutocapitalizationType.none, "aa aa"), (.words, "Aa Aa"), (.sentences, "Aa aa"), (.allCharacters, "AA AA"),
        ])
    func capitals(rule: UITextAutocapitalizationType, text: String) throws {
        let field = UITextField()
        field.autocapitalizationType = rule
        let app = try Self.start(field)
        Self.type(["a", "a", "space", "a", "a"], on: app)
        #expect(field.text == text)
    }

    @Test("secret fields and search bars begin small")
    func small() throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        Self.type(["h"], on: try Self.start(field))
        #expect(field.text == "h")
        let bar = UISearchBar()
        Self.type(["h"], on: try Self.start(bar))
        #expect(bar.text == "h")
    }

    @Test("the keyboard shows which letters come", arguments: [("", "Q"), ("Hello", "q"), ("Hello. ", "Q")])
    func shown(text: String, first: String) throws {
        let field = UITextField()
        let app = try Self.start(field)
        field.text = text
        let captions = try #require(app.placed().keyboard).backdrop.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
        #expect(captions.first == first)
    }

    @Test("a field's delegate is asked for each letter and each one that goes, and hears of the return key")
    func delegate() throws {
        let judge = Judge()
        let field = UITextField()
        field.delegate = judge
        let app = try Self.start(field)
        Self.type(["h", "i", "delete", "return"], on: app)
        #expect(judge.calls == ["change 0 0 H", "change 1 0 i", "change 1 1 ", "return"])
        judge.allows = false
        Self.type(["z"], on: app)
        #expect(field.text == "H")
    }

    @Test("the return key searches in a search bar, and begins a line in a text view")
    func returnKey() throws {
        let judge = Judge()
        let bar = UISearchBar()
        bar.delegate = judge
        Self.type(["h", "return"], on: try Self.start(bar))
        #expect(judge.calls == ["search h"])
        let view = UITextView()
        view.delegate = judge
        let app = try Self.start(view)
        Self.type(["h", "return", "i"], on: app)
        #expect(view.text == "H\nI")
        #expect(app.trace.suffix(3).map(\.new) == ["key H", "key return", "key I"])
    }

    @Test("a delete key that is held goes on after half a second, ten times a second")
    func held() throws {
        let field = UITextField()
        let app = try Self.start(field)
        field.text = "abcdefghij"
        app.press(at: Self.place(of: "delete"), for: 0.75)
        app.run(for: 1)
        #expect(field.text == "abcdef")
    }

    @Test(
        "the key below the finger counts as it leaves, and above the keyboard none",
        arguments: [("q", 56.25, 550.0, "W"), ("q", 36, 550, "Q"), ("q", 38.5, 550, "W"), ("q", 100, 300, ""), ("q", 350, 658, "")])
    func sliding(key: String, x: Double, y: Double, text: String) throws {
        let field = UITextField()
        let app = try Self.start(field)
        app.drag(from: Self.place(of: key), to: Point(x: x, y: y))
        #expect(field.text == text)
    }

    @Test("what lies below the keyboard hears nothing")
    func covered() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 375, height: 400))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let field = UITextField()
        let app = try Self.start(field)
        field.superview?.addSubview(button)
        app.run(for: 0.1)
        Self.type(["h"], on: app)
        app.tap(at: Point(x: 200, y: 790))
        #expect(taps == 0 && field.text == "H")
    }
}
