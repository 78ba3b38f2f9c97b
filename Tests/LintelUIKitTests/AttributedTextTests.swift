import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Labels, fields and buttons whose text has attributes. In `PlainTextMeasure` a letter is half its size wide.
@MainActor @Suite struct AttributedTextTests {
    private static let string: NSAttributedString = {
        let text = NSMutableAttributedString(string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]))
        return text
    }()

    private func drawn(_ view: UIView, width: CGFloat = 200, height: CGFloat = 60) throws -> [Scene.Item] {
        let controller = UIViewController()
        let app = try LiveAppTests.app(controller)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        controller.view.addSubview(view)
        return app.placed().content.flatMap(\.flattened).filter { item in
            if case .fill(_, .color(.white)) = item { return false }
            return true
        }
    }

    private func runs(_ items: [Scene.Item]) -> [TextRun] {
        items.compactMap { item in
            if case .text(let run) = item { return run }
            return nil
        }
    }

    @Test("pieces stand beside each other on one baseline, each in its font and colour")
    func pieces() throws {
        let label = UILabel()
        label.attributedText = Self.string
        let runs = runs(try drawn(label))
        #expect(runs.map(\.text) == ["one ", "two"])
        #expect(runs.map(\.font.size) == [20, 10])
        #expect(runs.map(\.origin.x) == [0, 40])
        #expect(Set(runs.map(\.origin.y)).count == 1)
        #expect(runs.map(\.color) == [.black, Color(255, 0, 0)])
        #expect(label.text == "one two")
        // 4 letters of 10, 3 of 5; as high as the larger font.
        #expect(label.intrinsicContentSize == CGSize(width: 55, height: 24))
    }

    @Test("text and attributed text stand for each other; font and colour cover all of it")
    func sameText() throws {
        let label = UILabel()
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
        label.attributedText = Self.string
        label.font = .systemFont(ofSize: 12)
        label.textColor = .blue
        let runs = runs(try drawn(label))
        #expect(Set(runs.map(\.font.size)) == [12] && Set(runs.map(\.color)) == [Color(0, 0, 255)])
        label.text = "new"
        #expect(label.attributedText?.string == "new")
        #expect(label.intrinsicContentSize.width == 18)
    }

    @Test(
        "lines break between words and end in an ellipsis",
        arguments: [
            (100.0, 0, ["one two three"]), (45, 0, ["one two", "three"]), (30, 0, ["one", "two", "three"]), (45, 1, ["one two…"]),
        ])
    func breaking(width: Double, most: Int, lines: [String]) throws {
        let label = UILabel()
        label.numberOfLines = most
        let text = NSMutableAttributedString(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        label.attributedText = text
        let runs = runs(try drawn(label, width: width))
        let rows = Dictionary(grouping: runs, by: \.origin.y).sorted { $0.key < $1.key }.map { $0.value.map(\.text).joined() }
        #expect(rows == lines)
    }

    @Test("kern widens, a raised part stands higher, lines run under and through letters")
    func attributes() throws {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 3])
        text.append(
            NSAttributedString(
                string: "c",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 20), .baselineOffset: 5, .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.red,
                    .backgroundColor: UIColor.yellow,
                ]))
        label.attributedText = text
        let items = try drawn(label)
        let runs = runs(items)
        #expect(runs.map(\.tracking) == [3, 0])
        #expect(runs.map(\.origin.x) == [0, 26])
        #expect(runs[0].origin.y - runs[1].origin.y == 5)
        let fills = items.compactMap { item -> (Rect, Color)? in
            guard case .fill(let path, .color(let color)) = item else { return nil }
            return (path.bounds, color)
        }
        let (ground, lines) = (fills.filter { $0.1 == Color(255, 255, 0) }, fills.filter { $0.1 != Color(255, 255, 0) })
        #expect(ground.map(\.0.width) == [10])
        #expect(lines.map(\.1) == [.black, Color(255, 0, 0), Color(255, 0, 0)])
        #expect(lines.allSatisfy { $0.0.minX == 26 && $0.0.width == 10 })
        #expect(lines[0].0.midY > runs[1].origin.y && lines[1].0.midY < runs[1].origin.y)
    }

    @Test("a paragraph's style aligns its lines and sets them apart")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 7
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "aa bb", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
        let runs = runs(try drawn(label, width: 12))
        #expect(runs.map(\.origin.x) == [2, 2])
        let height = UIFont.systemFont(ofSize: 10).lineHeight
        #expect(abs(runs[1].origin.y - runs[0].origin.y - Double(height) - 7) < 1e-9)
        #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 7)
    }

    @Test("fields show attributed texts and placeholders, and typing goes on as the text ends")
    func fields() throws {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name")
        var run = try #require(runs(try drawn(field)).first)
        #expect(run.text == "Name" && run.color == Color(255, 0, 0))
        field.attributedText = Self.string
        #expect(field.text == "one two")
        let runs = runs(try drawn(field))
        #expect(runs.map(\.font.size) == [20, 10])
        field.becomeFirstResponder()
        UIApplication.shared.typeText("s")
        #expect(field.text == "one twos")
        run = try #require(self.runs(UIApplication.shared.placed().content.flatMap(\.flattened)).last)
        #expect(run.text == "twos" && run.font.size == 10)
    }

    @Test("a button shows an attributed title in the plain one's place")
    func buttons() throws {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(Self.string, for: .normal)
        #expect(button.currentAttributedTitle == Self.string)
        #expect(runs(try drawn(button)).map(\.text) == ["one ", "two"])
        button.setAttributedTitle(nil, for: .normal)
        #expect(runs(try drawn(button)).map(\.text) == ["Plain"])
    }
}
