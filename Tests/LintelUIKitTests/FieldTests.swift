import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// What stands in and around text fields, buttons and layers.
@MainActor @Suite(.serialized) struct FieldTests {
    private func app(_ views: UIView...) throws -> UIApplication {
        let controller = UIViewController()
        let app = try LiveAppTests.app(controller)
        for view in views { controller.view.addSubview(view) }
        app.advance(to: 1)
        return app
    }

    @Test(
        "views at the sides of a field show when their mode says, and the text makes room",
        arguments: [
            (UITextField.ViewMode.never, false, false), (.always, true, true), (.whileEditing, false, true), (.unlessEditing, true, false),
        ])
    func sides(mode: UITextField.ViewMode, atRest: Bool, editing: Bool) throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 40))
        )
        field.leftView = left
        field.rightView = right
        field.leftViewMode = mode
        field.rightViewMode = mode
        let app = try app(field)
        #expect((left.superview === field) == atRest && (right.superview === field) == atRest)
        if atRest {
            #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
            #expect(right.frame == CGRect(x: 184, y: 0, width: 16, height: 40))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 154, height: 40))
        }
        field.becomeFirstResponder()
        app.advance(to: 2)
        #expect((left.superview === field) == editing)
    }

    @Test("the clear button is there while there is text, and empties the field")
    func clearing() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.clearButtonMode = .always
        let app = try app(field)
        #expect(field.subviews.isEmpty)
        field.text = "abc"
        app.advance(to: 2)
        let button = try #require(field.subviews.first as? UIButton)
        app.tap(button)
        #expect(field.text == "")
        app.advance(to: 3)
        #expect(field.subviews.isEmpty)
    }

    @Test(
        "the keyboard's last key says what it does, painted where it ends the typing",
        arguments: [
            (UIReturnKeyType.default, "return", false), (.search, "search", true), (.done, "done", true), (.next, "next", false),
            (.go, "go", true), (.google, "search", true),
        ])
    func returnKey(type: UIReturnKeyType, caption: String, isBlue: Bool) throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.returnKeyType = type
        let app = try app(field)
        field.becomeFirstResponder()
        app.run(for: 0.5)
        let drawing = try #require(app.placed().keyboard?.backdrop)
        let run = drawing.lazy.compactMap { item -> TextRun? in
            guard case .text(let run) = item, run.text == caption else { return nil }
            return run
        }.first
        #expect(run?.color == (isBlue ? .white : .black))
    }

    @Test("a button's background fills it and makes it as large; a finger makes pictures paler unless it shall not")
    func background() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 60)
        let image = try #require(UIImage(data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>".utf8)))
        button.setBackgroundImage(image, for: .normal)
        #expect(button.currentBackgroundImage === image)
        let app = try app(button)
        func opacity() -> Double? {
            for item in app.placed().content {
                guard case .group(let group) = item, case .image? = group.items.first else { continue }
                return group.opacity
            }
            return app.placed().content.contains {
                if case .image(let picture) = $0 { picture.rect == Rect(x: 20, y: 100, width: 80, height: 60) } else { false }
            } ? 1 : nil
        }
        #expect(opacity() == 1)
        button.isHighlighted = true
        #expect(opacity() == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(opacity() == 1)
    }

    @Test("equal data is one picture, other data none")
    func data() {
        let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"/>".utf8)
        #expect(UIImage(data: svg) == UIImage(data: svg))
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test("a layer's border is drawn inside the edge, in its colour")
    func border() throws {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.backgroundColor = UIColor.blue.cgColor
        #expect(view.backgroundColor == .blue)
        let app = try app(view)
        let strokes = app.placed().content.compactMap { item -> (Rect, Double, Color)? in
            guard case .stroke(let path, let stroke, let color) = item else { return nil }
            return (path.bounds, stroke.width, color)
        }
        #expect(strokes.map(\.0) == [Rect(x: 22, y: 102, width: 76, height: 56)])
        #expect(strokes.map(\.1) == [4] && strokes.map(\.2) == [Color(255, 0, 0)])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)) == .blue)
    }
}
