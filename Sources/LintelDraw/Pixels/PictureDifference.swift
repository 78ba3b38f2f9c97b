import Foundation
public import LintelModel

/// Where two pictures of the same thing differ.
public struct PictureDifference: Sendable {
    /// How far two colours may lie apart and still count as the same.
    public enum Measure: Hashable, Sendable {
        /// No difference at all.
        case exact
        /// A distance in CIE L*a*b* (ΔE*ab, 1976): about 2.3 is just noticeable (Mahy, Van Eycken and Oosterlinck, 1994).
        case perceptual(Double)
    }

    public let old: Bitmap
    public let new: Bitmap
    /// Differing pixels; a pixel that only one of the pictures has differs.
    public let count: Int
    /// Of the larger picture.
    public let total: Int
    /// The smallest box around all of them; nil where none differs.
    public let box: PixelRect?
    private let measure: Measure

    /// Compares pixel with pixel from the upper left corner.
    public init(from old: Bitmap, to new: Bitmap, measure: Measure = .exact) {
        self.old = old
        self.new = new
        self.measure = measure
        let size = Self.common(old, new)
        total = size.width * size.height
        var (left, top, right, bottom, count) = (Int.max, Int.max, -1, -1, 0)
        for y in 0..<size.height where !Self.haveSameRow(old, new, y) {
            for x in 0..<size.width where Self.differ(old, new, x, y, measure) {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
                count += 1
            }
        }
        self.count = count
        box = count > 0 ? PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) : nil
    }

    /// Old, new and difference beside each other, or under each other where they are wider than high; in the third differing pixels are
    /// red over the pale new picture.
    public var triptych: Bitmap {
        let size = Self.common(old, new)
        let gap = Self.gap * new.scale.factor
        let isStacked = size.width > size.height
        let (across, down) = isStacked ? (0, size.height + gap) : (size.width + gap, 0)
        let whole = PixelSize(width: size.width + across * 2, height: size.height + down * 2)
        let store = PixelStore(count: whole.width * whole.height)
        for index in 0..<store.count { store.base[index] = Self.ground }
        for y in 0..<size.height {
            for x in 0..<size.width {
                let place = y * whole.width + x
                let step = down * whole.width + across
                let after = new.pixel(x, y) ?? Self.ground
                store.base[place] = old.pixel(x, y) ?? Self.ground
                store.base[place + step] = after
                store.base[place + step * 2] = Self.differ(old, new, x, y, measure) ? Self.mark : after.paled
            }
        }
        return Bitmap(size: whole, scale: new.scale, store: store)
    }

    /// Between the three pictures, in points.
    private static let gap = 16
    private static let ground: UInt32 = 0xFF80_8080
    private static let mark: UInt32 = 0xFFFF_0000

    private static func common(_ old: Bitmap, _ new: Bitmap) -> PixelSize {
        PixelSize(width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
    }

    private static func haveSameRow(_ old: Bitmap, _ new: Bitmap, _ y: Int) -> Bool {
        let width = old.size.width
        guard new.size.width == width, y < old.size.height, y < new.size.height else { return false }
        return memcmp(old.store.base + y * width, new.store.base + y * width, width * MemoryLayout<UInt32>.stride) == 0
    }

    private static func differ(_ old: Bitmap, _ new: Bitmap, _ x: Int, _ y: Int, _ measure: Measure) -> Bool {
        guard let before = old.pixel(x, y), let after = new.pixel(x, y) else { return true }
        guard before != after else { return false }
        switch measure {
        case .exact: return true
        case .perceptual(let most): return Color(premultiplied: before).distance(to: Color(premultiplied: after)) > most
        }
    }
}

extension Bitmap {
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
        x < size.width && y < size.height ? store.base[y * size.width + x] : nil
    }
}

extension UInt32 {
    /// Three quarters of the way to white.
    fileprivate var paled: UInt32 {
        var pale: UInt32 = 0xFF00_0000
        for shift in [UInt32(16), 8, 0] { pale |= (255 - (255 - (self >> shift & 0xFF)) / 4) << shift }
        return pale
    }
}
