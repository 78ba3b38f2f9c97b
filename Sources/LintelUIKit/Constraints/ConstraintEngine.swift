import Foundation
import LintelModel

/// Solves the constraints of a whole tree of views, and solves again only where something that counts has changed.
@MainActor
final class ConstraintEngine {
    private var last: ConstraintSystem?
    private var placed: [any LayoutItem] = []
    /// Conflicts that were told and still hold.
    private var told: Set<String> = []

    /// Gives every view its frame to be; views that hold such a view lay themselves out next.
    func update(_ root: UIView) {
        let open = SystemBuilder(root)
        if open.system != last {
            last = open.system
            solve(open)
        }
        for item in placed {
            if let view = item as? UIView, let frame = view.layoutState.solvedFrame, view.frame != frame {
                view.superview?.setNeedsLayout()
            }
        }
    }

    private func solve(_ open: SystemBuilder) {
        var builder = open
        var solution = builder.system.solved()
        let wraps = Self.wraps(builder, solution)
        if !wraps.isEmpty {
            builder = SystemBuilder(open.root, wraps: wraps)
            solution = builder.system.solved()
        }
        for item in placed { item.take(nil) }
        placed = builder.variables.map(\.item)
        let scale = builder.root.traitCollection.displayScale
        for variable in builder.variables { variable.item.take(solution.frame(variable.column).snapped(to: scale)) }
        tell(solution.broken, builder)
    }

    /// The widths at which texts of several lines break.
    private static func wraps(_ builder: SystemBuilder, _ solution: ConstraintSystem.Solution) -> SystemBuilder.Wraps {
        var wraps: SystemBuilder.Wraps = [:]
        for variable in builder.variables {
            if let view = variable.item as? UIView, view.breaksLines {
                wraps[ObjectIdentifier(view)] = CGFloat(solution.values[variable.column + 2])
            }
        }
        return wraps
    }

    // MARK: - Conflicts

    private func tell(_ broken: [Int], _ builder: SystemBuilder) {
        var conflicts: Set<String> = []
        for index in broken {
            let others = builder.system.conflict(with: index).map { builder.sources[$0].words }
            let line = "\(builder.sources[index].words) does not hold"
            guard conflicts.insert(line).inserted, !told.contains(line) else { continue }
            let cause =
                others.isEmpty
                ? "the frames of its views contradict it: give them frames, or set translatesAutoresizingMaskIntoConstraints to false (TB-08)"
                : "it cannot hold beside \(others.joined(separator: "; "))"
            UIApplication.running?.note(.misuse, to: line, cause: [cause])
        }
        told = conflicts
    }

    // MARK: - Fitting

    static func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        func solved(_ wraps: SystemBuilder.Wraps) -> (SystemBuilder, ConstraintSystem.Solution) {
            var builder = SystemBuilder(view, wraps: wraps, isRootOpen: true)
            let box = builder.box(of: view, in: view)
            builder.add(box.width + -Double(target.width), .equal, Double(horizontal.rawValue), .view(view))
            builder.add(box.height + -Double(target.height), .equal, Double(vertical.rawValue), .view(view))
            return (builder, builder.system.solved())
        }
        var (builder, solution) = solved([:])
        let wraps = wraps(builder, solution)
        if !wraps.isEmpty { (builder, solution) = solved(wraps) }
        return builder.column(of: view).map { solution.frame($0).size } ?? .zero
    }
}

extension SystemBuilder.Source {
    @MainActor fileprivate var words: String {
        switch self {
        case .constraint(let constraint): constraint.words
        case .view(let view): view is UIStackView ? "the arrangement of \(view.layoutName)" : "the content of \(view.layoutName)"
        }
    }
}

extension LayoutItem {
    /// The box that constraints give it; nil: they give none any more.
    fileprivate func take(_ frame: CGRect?) {
        if let view = self as? UIView { view.layoutState.solvedFrame = frame }
        guard let guide = self as? UILayoutGuide else { return }
        guide.solvedFrame = frame
        if guide.kind == .scrollContent, let frame, let scroll = guide.owningView as? UIScrollView, scroll.contentSize != frame.size {
            scroll.contentSize = frame.size
        }
    }
}

extension ConstraintSystem.Solution {
    fileprivate func frame(_ column: Int) -> CGRect {
        CGRect(x: values[column], y: values[column + 1], width: max(0, values[column + 2]), height: max(0, values[column + 3]))
    }
}

extension CGRect {
    /// Edges on whole pixels.
    fileprivate func snapped(to scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(x: snap(minX), y: snap(minY), width: snap(maxX) - snap(minX), height: snap(maxY) - snap(minY))
    }
}
