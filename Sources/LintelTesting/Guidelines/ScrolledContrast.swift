import Foundation
import LintelDraw
import LintelLayout
import LintelModel
import LintelUIKit

/// Contrast of the status bar's items by their ink, at offsets from one end of the content to the other.
@MainActor
struct ScrolledContrast {
    /// One item at one offset.
    struct Reading {
        /// In points; nil where nothing scrolls.
        var offset: CGFloat?
        var item: String
        /// From 1 to 21 (WCAG 2.1).
        var contrast: Double
    }

    /// The least contrast of all; nil where no item shows.
    let worst: Reading?

    /// Scrolls the app's content, and puts it back.
    init(_ app: UIApplication, steps: Int) throws {
        guard let scroll = app.contentScrollView else {
            worst = try Self.readings(of: app, at: nil).min { $0.contrast < $1.contrast }
            return
        }
        let before = scroll.contentOffset
        defer {
            scroll.contentOffset = before
            app.commit()
        }
        let range = scroll.restingRange
        let length = range.upperBound - range.lowerBound
        var least: Reading?
        for step in 0..<(length > 0 ? steps : 1) {
            let y = range.lowerBound + length * CGFloat(step) / CGFloat(max(steps - 1, 1))
            scroll.contentOffset = CGPoint(x: before.x, y: y)
            for reading in try Self.readings(of: app, at: y) where reading.contrast < least?.contrast ?? .infinity { least = reading }
        }
        worst = least
    }

    private static func readings(of app: UIApplication, at offset: CGFloat?) throws -> [Reading] {
        let placed = try TestStudio.placed(app)
        guard let bar = placed.statusBar else { return [] }
        let ink = try TestStudio.renderer.ink(of: placed)[.statusBar]
        return zip(bar.items, ink).compactMap { item, ink in
            ink.contrast.map { Reading(offset: offset, item: item.id, contrast: $0) }
        }
    }
}
