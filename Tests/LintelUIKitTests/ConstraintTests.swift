import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// Views placed by constraints, in a view of 320 × 480 points of its own.
@MainActor @Suite struct ConstraintTests {
    /// A screen whose constraints are made by a closure, and the boxes that come out, `name x y width height`.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var boxes: [String]
        var make: @MainActor (UIView, [UIView]) -> [NSLayoutConstraint]

        init(_ name: String, _ boxes: [String], _ make: @escaping @MainActor (UIView, [UIView]) -> [NSLayoutConstraint]) {
            testDescription = name
            self.boxes = boxes
            self.make = make
        }
    }

    /// A view whose content is 100 × 20 points.
    final class Sized: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
    }

    nonisolated static let cases: [Case] = [
        Case("edges with distances", ["10 20 300 440"]) { root, v in
            [
                v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                v[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                v[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                root.bottomAnchor.constraint(equalTo: v[0].bottomAnchor, constant: 20),
            ]
        },
        Case("center and content", ["110 230 100 20"]) { root, v in
            [v[0].centerXAnchor.constraint(equalTo: root.centerXAnchor), v[0].centerYAnchor.constraint(equalTo: root.centerYAnchor)]
        },
        Case("a share of a width, and a ratio", ["0 0 160 80"]) { root, v in
            [
                v[0].leftAnchor.constraint(equalTo: root.leftAnchor), v[0].topAnchor.constraint(equalTo: root.topAnchor),
                v[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                v[0].heightAnchor.constraint(equalTo: v[0].widthAnchor, multiplier: 0.5),
            ]
        },
        Case("a limit holds against a wish", ["0 0 200 20"]) { root, v in
            let wish = v[0].widthAnchor.constraint(equalToConstant: 300)
            wish.priority = .defaultHigh
            return [
                v[0].leftAnchor.constraint(equalTo: root.leftAnchor), v[0].topAnchor.constraint(equalTo: root.topAnchor), wish,
                v[0].widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            ]
        },
        Case("many weak wishes do not outweigh a strong one", ["0 0 50 20"]) { root, v in
            let strong = v[0].widthAnchor.constraint(equalToConstant: 50)
            strong.priority = UILayoutPriority(900)
            let weak = (0..<20).map { _ in
                let wish = v[0].widthAnchor.constraint(equalToConstant: 200)
                wish.priority = UILayoutPriority(899)
                return wish
            }
            return [v[0].leftAnchor.constraint(equalTo: root.leftAnchor), v[0].topAnchor.constraint(equalTo: root.topAnchor), strong] + weak
        },
        Case("the one that hugs less is stretched", ["0 0 100 20", "100 0 220 20"]) { root, v in
            v[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
            return row(root, v)
        },
        Case("the one that resists less is squeezed", ["0 0 100 20", "100 0 30 20"]) { root, v in
            v[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
            return row(root, v, right: -190)
        },
        Case("first and second attribute by name", ["60 8 100 20"]) { root, v in
            [
                NSLayoutConstraint(
                    item: v[0], attribute: .right, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: v[0], attribute: .topMargin, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1, constant: 8),
            ]
        },
        Case("a guide between two", ["0 0 100 20", "160 0 100 20"]) { root, v in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            return [
                v[0].leftAnchor.constraint(equalTo: root.leftAnchor), v[0].topAnchor.constraint(equalTo: root.topAnchor),
                guide.leadingAnchor.constraint(equalTo: v[0].trailingAnchor), guide.widthAnchor.constraint(equalToConstant: 60),
                v[1].leadingAnchor.constraint(equalTo: guide.trailingAnchor), v[1].topAnchor.constraint(equalTo: v[0].topAnchor),
            ]
        },
        Case("the margins of a view", ["8 8 304 464"]) { root, v in
            [
                v[0].leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                v[0].trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                v[0].topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
                v[0].bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            ]
        },
    ]

    private static func row(_ root: UIView, _ v: [UIView], right: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor), v[1].leadingAnchor.constraint(equalTo: v[0].trailingAnchor),
            v[1].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: right),
            v[0].topAnchor.constraint(equalTo: root.topAnchor), v[1].topAnchor.constraint(equalTo: root.topAnchor),
        ]
    }

    @Test(arguments: cases) func placed(_ test: Case) throws {
        _ = try LiveAppTests.app(UIViewController())
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let views = test.boxes.map { _ in Sized() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate(test.make(root, views))
        root.layoutIfNeeded()
        #expect(views.map(\.box) == test.boxes)
    }

    @Test("leading and trailing follow the language, left and right do not")
    func mirrored() throws {
        let controller = UIViewController()
        let (a, b) = (Sized(), Sized())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
        }
        let root: UIView = controller.view
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), a.topAnchor.constraint(equalTo: root.topAnchor),
            b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), b.topAnchor.constraint(equalTo: a.bottomAnchor),
        ])
        let app = try LiveAppTests.app(controller)
        #expect(a.box == "10 0 100 20")
        app.handle(.locale("ar"))
        #expect(a.box == "283 0 100 20")
        #expect(b.box == "10 20 100 20")
    }

    @Test("TB-08: constraints that cannot hold are told, with all that contradict each other")
    func conflict() throws {
        let controller = UIViewController()
        let toolbar = UIToolbar()
        let label = Sized()
        label.accessibilityIdentifier = "title"
        controller.view.addSubview(toolbar)
        toolbar.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor, constant: 16),
            label.widthAnchor.constraint(equalToConstant: 40),
            label.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor, constant: -16),
        ])
        let app = try LiveAppTests.app(controller)
        let misuse = app.trace.filter { $0.subject == .misuse }
        #expect(misuse.map(\.new) == ["title.trailing = UIToolbar.trailing - 16.0 does not hold"])
        #expect(misuse.first?.cause == ["it cannot hold beside title.leading = UIToolbar.leading + 16.0; title.width = 40.0"])
        toolbar.frame = CGRect(x: 0, y: 100, width: 72, height: 44)
        app.advance(to: 1)
        #expect(label.box == "16 0 40 20")
        #expect(app.trace.filter { $0.subject == .misuse }.count == 1)
    }

    @Test("edges that leave less than nothing to a view are nobody's fault")
    func belowNought() throws {
        let controller = UIViewController()
        let inner = Sized()
        inner.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 300),
            inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -300),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
            inner.widthAnchor.constraint(lessThanOrEqualTo: controller.view.heightAnchor),
        ])
        let app = try LiveAppTests.app(controller)
        #expect(app.trace.filter { $0.subject == .misuse } == [])
    }

    @Test("a view that leaves takes its constraints along")
    func leaving() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = Sized()
        root.addSubview(view)
        let pin = view.topAnchor.constraint(equalTo: root.topAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 9)
        NSLayoutConstraint.activate([pin, width])
        #expect(root.constraints == [pin])
        view.removeFromSuperview()
        #expect(!pin.isActive)
        #expect(root.constraints.isEmpty)
        #expect(width.isActive)
    }
}

extension UIView {
    /// The frame in whole numbers or tenths.
    var box: String {
        func words(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)" }
        return [frame.minX, frame.minY, frame.width, frame.height].map(words).joined(separator: " ")
    }
}
