public import Foundation
import LintelEvidence
import LintelGuidelines
import LintelLayout
import LintelModel
import LintelUIKit

extension Guideline {
    /// No toolbar on a screen that shows a tab bar at its lower edge (GL-21).
    public static var noToolbarWithTabBar: Guideline {
        Guideline(id: "toolbar-with-tab-bar") { app in
            let placed = app.placed()
            guard let toolbar = placed.toolbar, let tabBar = placed.tabBar, tabBar.frame.midY > placed.size.height / 2,
                toolbar.frame.midY > placed.size.height / 2
            else { return [] }
            return [
                finding(
                    "toolbar-with-tab-bar", "a toolbar and a tab bar share the lower edge", at: "toolbar",
                    help:
                        "hide the tab bar there (hidesBottomBarWhenPushed), present the screen, or move the actions to the navigation bar",
                    basis: ["GL-21"])
            ]
        }
    }

    /// Every item of toolbar and navigation bar is whole, in its place and clear of its neighbours (TB-71, TB-75).
    public static var barItemsFit: Guideline {
        Guideline(id: "toolbar-too-many-items") { app in
            BarFit(app.placed()).misfits.map { misfit in
                let missing = (misfit.missing * 10).rounded() / 10
                return finding(
                    "toolbar-too-many-items", "“\(misfit.item)” \(misfit.reason.words), \(missing) points are missing",
                    at: misfit.bar == .toolbar ? "toolbar" : "navigation bar",
                    help: "shorten titles, draw actions as symbols, or move some into a menu", basis: ["GL-23", "TB-75"])
            }
        }
    }

    /// Neighbouring titles of a toolbar have a space between them, and none touches another (GL-27).
    public static var titlesAreApart: Guideline {
        Guideline(id: "toolbar-text-not-separated") { app in
            let told = Guidelines.rule("toolbar-text-not-separated")?.check(app.evidence, RuleSettings()).findings ?? []
            guard told.isEmpty else { return told }
            let titles = (app.placed().toolbar?.items ?? []).filter { $0.id == "title" || $0.id == "system" }.filter {
                $0.text?.isEmpty == false
            }
            return zip(titles, titles.dropFirst()).filter { $1.frame.minX - $0.frame.maxX < closest }.map { left, right in
                finding(
                    "toolbar-text-not-separated", "“\(left.text ?? "")” and “\(right.text ?? "")” touch", at: "toolbar",
                    help: "put a fixed or flexible space between the two", basis: ["GL-27", "TB-71"])
            }
        }
    }

    /// Nearer than this, in points, two titles read as one: the least distance of neighbouring items (TB-71).
    private static let closest = 8.0

    /// Every control can be hit in an area of at least this size, in points; 44 unless the system has glass, where 28 is the least
    /// (GL-33, TB-63).
    public static func touchTargets(atLeast least: CGFloat? = nil) -> Guideline {
        Guideline(id: "item-touch-target-small") { app in
            let least = least ?? (app.placed().screen.traits.usesGlass ? 28 : 44)
            let narrow = app.touchTargets.filter { $0.area.width + tenth < least || $0.area.height + tenth < least }
            return narrow.map { target in
                finding(
                    "item-touch-target-small",
                    "\(target.name) can be hit on \(rounded(target.area.width)) × \(rounded(target.area.height)) points: \(rounded(least)) are "
                        + "asked for", at: target.name,
                    help: "make it larger, or let point(inside:with:) reach farther out", basis: ["GL-33", "TB-63"])
            }
        }
    }

    private static let tenth: CGFloat = 0.1

    private static func rounded(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
}

extension BarMisfit.Reason {
    fileprivate var words: String {
        switch self {
        case .cut: "is cut"
        case .outside: "reaches beyond the bar's margin"
        case .overlapping: "covers the item before it"
        case .narrowTarget: "is too narrow for a finger"
        case .inMenu: "moved into the menu"
        }
    }
}
