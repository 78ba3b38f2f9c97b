import Foundation
import LintelModel

/// Fonts for the scripts that Inter and San Francisco lack, from small Debian packages. Each script has one file a weight, so that the same
/// packages always give the same outlines; a file is opened when a text first needs it.
enum FallbackFonts {
    /// Files for some characters, each once and in the order the characters need them; those that are not installed are left out.
    static func files(for scalars: [UInt32], weight: Font.Weight) -> [String] {
        var files: [String] = []
        for scalar in scalars {
            let choices = choices(for: scalar).map { $0.file(weight) }
            guard let file = choices.first(where: { access($0, R_OK) == 0 }), !files.contains(file) else { continue }
            files.append(file)
        }
        return files
    }

    /// The Debian package to install for a character that no font at hand has; nil where none is known or it is there already.
    static func package(for scalar: UInt32) -> String? {
        let choices = choices(for: scalar)
        guard let first = choices.first, !choices.contains(where: { access($0.file(.regular), R_OK) == 0 }) else { return nil }
        return first.package
    }

    /// The face made for the character's script, then one that may stand in for it.
    private static func choices(for scalar: UInt32) -> [FallbackFace] {
        let own = table.filter { row in row.blocks.contains { $0.contains(scalar) } }.map(\.face)
        // Symbols beyond all scripts, such as emoji, are in none of them.
        return own.isEmpty && scalar < 0x1F000 ? [broad] : own
    }

    /// Hebrew, Armenian, Georgian, rare Greek and Cyrillic letters, arrows and signs.
    private static let broad = FallbackFace(
        regular: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", bold: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
        package: "fonts-dejavu-core")

    private static let ideographs: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
        0x2_0000...0x3_FFFF,
    ]

    /// Blocks by script (Unicode's Blocks.txt) and the face that has them.
    private static let table: [(blocks: [ClosedRange<UInt32>], face: FallbackFace)] = [
        ([0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF], .noto("Arabic")),
        ([0x0900...0x097F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF], .noto("Devanagari")), ([0x0980...0x09FF], .noto("Bengali")),
        ([0x0A00...0x0A7F], .noto("Gurmukhi")), ([0x0A80...0x0AFF], .noto("Gujarati")), ([0x0B00...0x0B7F], .noto("Oriya")),
        ([0x0B80...0x0BFF], .noto("Tamil")), ([0x0C00...0x0C7F], .noto("Telugu")), ([0x0C80...0x0CFF], .noto("Kannada")),
        ([0x0D00...0x0D7F], .noto("Malayalam")), ([0x0D80...0x0DFF], .noto("Sinhala")), ([0x0E00...0x0E7F], .noto("Thai")),
        ([0x0E80...0x0EFF], .noto("Lao")), ([0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F], .noto("Myanmar")),
        ([0x1780...0x17FF, 0x19E0...0x19FF], .noto("Khmer")), (ideographs, .microHei), (ideographs, .notoCJK),
    ]
}

/// A face of two weights in a Debian package.
private struct FallbackFace {
    let regular: String
    /// Nil where the package has none: the regular face is emboldened.
    let bold: String?
    let package: String

    func file(_ weight: Font.Weight) -> String {
        switch weight {
        case .regular, .medium: regular
        case .semibold, .bold: bold ?? regular
        }
    }

    /// The cut of Noto for user interfaces: no letter stands higher or hangs lower than a bar has room for.
    static func noto(_ script: String) -> FallbackFace {
        let stem = "/usr/share/fonts/truetype/noto/NotoSans\(script)UI-"
        return FallbackFace(regular: stem + "Regular.ttf", bold: stem + "Bold.ttf", package: "fonts-noto-ui-core")
    }

    /// Chinese, Japanese and Korean in one file of 5 MB.
    static let microHei = FallbackFace(
        regular: "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", bold: nil, package: "fonts-wqy-microhei")

    /// The same of 60 MB, used where only it is installed.
    static let notoCJK = FallbackFace(
        regular: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", bold: "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
        package: "fonts-noto-cjk")
}
