import Foundation

/// The constraints that a stack view makes for what it holds.
@MainActor
struct StackArrangement {
    /// A view's extent along one axis.
    private struct Span {
        var start: LinearExpression
        var length: LinearExpression
        var end: LinearExpression { start + length }
        var center: LinearExpression { start + length * 0.5 }
    }

    private let stack: UIStackView
    private let views: [UIView]

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.shownSubviews
    }

    /// Weaker than any wish of the app's own: keeps what is left open small.
    private static let tightness = 25.0
    /// `equalCentering` gives way to the least spacing.
    private static let centering = 149.0
    /// `fillProportionally` gives way to sizes the app requires.
    private static let proportion = 999.0

    func add(to builder: inout SystemBuilder) {
        let inner = [NSLayoutConstraint.Axis.horizontal, .vertical].map { innerSpan($0, builder) }
        let isAcross = stack.axis == .horizontal ? 1 : 0
        arrange(inner[1 - isAcross], &builder)
        align(inner[isAcross], &builder)
        for span in inner { builder.add(span.length, .atMost, Self.tightness, .view(stack)) }
    }

    private func span(_ item: UIView, _ axis: NSLayoutConstraint.Axis, _ builder: SystemBuilder) -> Span {
        let box = builder.box(of: item, in: stack)
        switch axis {
        case .horizontal: return Span(start: box.x, length: box.width)
        case .vertical: return Span(start: box.y, length: box.height)
        }
    }

    private func innerSpan(_ axis: NSLayoutConstraint.Axis, _ builder: SystemBuilder) -> Span {
        var span = span(stack, axis, builder)
        guard stack.isLayoutMarginsRelativeArrangement else { return span }
        let margins = stack.layoutMargins
        let (before, after) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        span.start.constant += Double(before)
        span.length.constant -= Double(before + after)
        return span
    }

    // MARK: - Along the axis

    private func arrange(_ inner: Span, _ builder: inout SystemBuilder) {
        var views = views
        var gaps = views.dropLast().map { Double(stack.gap(after: $0)) }
        if stack.axis == .horizontal, builder.isMirrored {
            views.reverse()
            gaps.reverse()
        }
        let spans = views.map { span($0, stack.axis, builder) }
        guard let first = spans.first, let last = spans.last else { return }
        require(first.start - inner.start, .equal, &builder)
        require(last.end - inner.end, .equal, &builder)
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for (index, gap) in gaps.enumerated() { require(spans[index + 1].start - spans[index].end + -gap, .equal, &builder) }
        case .equalSpacing: spread(spans, gaps, &builder)
        case .equalCentering: center(spans, gaps, &builder)
        }
        share(spans, views, &builder)
    }

    private func spread(_ spans: [Span], _ gaps: [Double], _ builder: inout SystemBuilder) {
        guard !gaps.isEmpty else { return }
        let common = builder.spareColumn()
        for (index, gap) in gaps.enumerated() {
            require(spans[index + 1].start - spans[index].end - common, .equal, &builder)
            require(common + -gap, .atLeast, &builder)
        }
    }

    private func center(_ spans: [Span], _ gaps: [Double], _ builder: inout SystemBuilder) {
        guard !gaps.isEmpty else { return }
        let common = builder.spareColumn()
        for (index, gap) in gaps.enumerated() {
            require(spans[index + 1].start - spans[index].end + -gap, .atLeast, &builder)
            builder.add(spans[index + 1].center - spans[index].center - common, .equal, Self.centering, .view(stack))
        }
    }

    private func share(_ spans: [Span], _ views: [UIView], _ builder: inout SystemBuilder) {
        for index in spans.indices.dropFirst() {
            switch stack.distribution {
            case .fill, .equalSpacing, .equalCentering: return
            case .fillEqually: require(spans[index].length - spans[0].length, .equal, &builder)
            case .fillProportionally:
                let wishes = [0, index].map { wish(views[$0]) }
                builder.add(spans[index].length * wishes[0] - spans[0].length * wishes[1], .equal, Self.proportion, .view(stack))
            }
        }
    }

    private func wish(_ view: UIView) -> Double {
        let size = view.intrinsicContentSize
        return max(Double(stack.axis == .horizontal ? size.width : size.height), 1)
    }

    // MARK: - Across the axis

    private func align(_ inner: Span, _ builder: inout SystemBuilder) {
        let across = stack.axis == .horizontal ? NSLayoutConstraint.Axis.vertical : .horizontal
        let isMirrored = across == .horizontal && builder.isMirrored
        for view in views {
            let span = span(view, across, builder)
            var (fixesStart, fixesEnd) = (false, false)
            switch stack.alignment {
            case .fill: (fixesStart, fixesEnd) = (true, true)
            case .leading: (fixesStart, fixesEnd) = (!isMirrored, isMirrored)
            case .trailing: (fixesStart, fixesEnd) = (isMirrored, !isMirrored)
            case .center: require(span.center - inner.center, .equal, &builder)
            case .firstBaseline, .lastBaseline: alignBaseline(of: view, &builder)
            }
            require(span.start - inner.start, fixesStart ? .equal : .atLeast, &builder)
            require(span.end - inner.end, fixesEnd ? .equal : .atMost, &builder)
        }
    }

    private func alignBaseline(of view: UIView, _ builder: inout SystemBuilder) {
        guard let first = views.first, view !== first else { return }
        let attribute: NSLayoutConstraint.Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        let (own, other) = (ConstraintEnd(item: view, attribute: attribute), ConstraintEnd(item: first, attribute: attribute))
        require(
            builder.value(own, in: stack, isMirrored: false) - builder.value(other, in: stack, isMirrored: false), .equal, &builder)
    }

    private func require(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ builder: inout SystemBuilder) {
        builder.add(expression, relation, LinearConstraint.required, .view(stack))
    }
}
