import LintelLayout
import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Blurred backdrops that a running screen may need again: while bars fade, what lies beneath them often stays. A blur depends on nothing but
/// its averaged cells, so cells that are equal bit for bit give the very pixels that were made before.
final class BlurCache {
    private struct Entry {
        let box: PixelRect
        let material: BackdropBlur
        var cells: [SIMD4<Float>]
        let picture: PixelStore

        func holds(_ others: [SIMD4<Float>]) -> Bool {
            guard cells.count == others.count else { return false }
            return cells.withUnsafeBytes { own in
                others.withUnsafeBytes { other in
                    guard let own = own.baseAddress, let other = other.baseAddress else { return true }
                    return memcmp(own, other, cells.count * MemoryLayout<SIMD4<Float>>.stride) == 0
                }
            }
        }
    }

    /// The one that was asked for last at the end.
    private var entries: [Entry] = []
    /// Pixels that may be kept.
    private let budget: Int

    init(budget: Int) { self.budget = budget }

    /// The blurred pixels of a box, drawn only where the cells under it have changed.
    func picture(
        of box: PixelRect, _ material: BackdropBlur, cells: [SIMD4<Float>], draw: (PixelStore) -> Void
    ) -> PixelStore {
        if let index = entries.firstIndex(where: { $0.box == box && $0.material == material }) {
            var entry = entries.remove(at: index)
            if !entry.holds(cells) {
                entry.cells = cells
                draw(entry.picture)
            }
            entries.append(entry)
            return entry.picture
        }
        let picture = PixelStore(count: box.width * box.height)
        draw(picture)
        entries.append(Entry(box: box, material: material, cells: cells, picture: picture))
        while entries.count > 1, entries.map(\.picture.count).reduce(0, +) > budget { entries.removeFirst() }
        return picture
    }
}
