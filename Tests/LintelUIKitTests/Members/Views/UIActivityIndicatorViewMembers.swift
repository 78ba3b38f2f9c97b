import LintelUIKit

extension MemberTable {
    static let activityIndicator = MemberTable("UIActivityIndicatorView") { type in
        type.member("init(style:)") { stage in
            {
                let wheel = UIActivityIndicatorView(style: .large)
                wheel.startAnimating()
                stage.show(wheel)
            }
        }
        type.wheel("style") { $0.style = .large }
        type.wheel("color") { $0.color = .red }
        type.wheel("stopAnimating()") { $0.stopAnimating() }
        type.member("startAnimating()") { stage in
            let wheel = UIActivityIndicatorView(style: .medium)
            stage.show(wheel)
            return { wheel.startAnimating() }
        }
        type.member("isAnimating") { stage in
            let wheel = UIActivityIndicatorView(style: .medium)
            stage.show(wheel)
            stage.see { wheel.isAnimating }
            return { wheel.startAnimating() }
        }
        type.member("hidesWhenStopped") { stage in
            let wheel = UIActivityIndicatorView(style: .medium)
            stage.show(wheel)
            return { wheel.hidesWhenStopped = false }
        }
    }

    static let activityIndicatorStyle = MemberTable("UIActivityIndicatorView.Style") { type in
        type.values(
            [
                "white": UIActivityIndicatorView.Style.white, "whiteLarge": .whiteLarge, "gray": .gray, "medium": .medium,
                "large": .large,
            ], alike: [["gray", "medium"]]
        ) { stage, style in
            let wheel = UIActivityIndicatorView(style: style)
            wheel.startAnimating()
            stage.show(wheel)
        }
    }

    /// A row about a wheel that turns.
    private func wheel(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIActivityIndicatorView) -> Void) {
        member(name, line: line) { stage in
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            stage.show(wheel)
            return { use(wheel) }
        }
    }
}
