import LintelUIKit

extension MemberTable {
    static let layoutAnchor = MemberTable("NSLayoutAnchor") { type in
        type.ties("constraint(equalTo:constant:)") { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 7) }
        type.ties("constraint(greaterThanOrEqualTo:constant:)") {
            $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 130)
        }
        type.ties("constraint(lessThanOrEqualTo:constant:)") { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 120) }
        type.member("item") { stage in
            let anchor = stage.floating().leadingAnchor
            return { (anchor.item as? UIView)?.isHidden = true }
        }
    }

    static let layoutDimension = MemberTable("NSLayoutDimension") { type in
        type.ties("constraint(equalTo:multiplier:constant:)") {
            $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5, constant: 3)
        }
        type.ties("constraint(greaterThanOrEqualTo:multiplier:constant:)") {
            $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 0.5, constant: 3)
        }
        type.ties("constraint(lessThanOrEqualTo:multiplier:constant:)") {
            $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 0.1, constant: 3)
        }
        type.ties("constraint(equalToConstant:)") { view, _ in view.heightAnchor.constraint(equalToConstant: 33) }
        type.ties("constraint(greaterThanOrEqualToConstant:)") { view, _ in
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 33)
        }
        type.ties("constraint(lessThanOrEqualToConstant:)") { view, _ in view.heightAnchor.constraint(lessThanOrEqualToConstant: 13) }
    }

    static let layoutXAxisAnchor = MemberTable("NSLayoutXAxisAnchor") { type in
        type.ties("constraint(equalToSystemSpacingAfter:multiplier:)") {
            $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.leadingAnchor, multiplier: 2)
        }
        type.ties("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)") {
            $0.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: $1.leadingAnchor, multiplier: 20)
        }
        type.ties("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)") {
            $0.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: $1.leadingAnchor, multiplier: 2)
        }
    }

    static let layoutYAxisAnchor = MemberTable("NSLayoutYAxisAnchor") { type in
        type.ties("constraint(equalToSystemSpacingBelow:multiplier:)") {
            $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.topAnchor, multiplier: 20)
        }
        type.ties("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)") {
            $0.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: $1.topAnchor, multiplier: 50)
        }
        type.ties("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)") {
            $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: $1.topAnchor, multiplier: 20)
        }
    }

    /// A row that ties a floating view of 100 × 20 points at (100, 300) to the root's view.
    private func ties(_ name: String, line: Int = #line, _ tie: @escaping @MainActor (UIView, UIView) -> NSLayoutConstraint) {
        member(name, line: line) { stage in
            let view = stage.floating()
            return { tie(view, stage.view).isActive = true }
        }
    }
}
