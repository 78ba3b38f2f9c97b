import Foundation

/// Font files for the scripts that Inter and San Francisco lack, from Debian packages; those that are installed are used.
enum FallbackFonts {
    /// In the order they are asked: one package a script first, the broad ones after them.
    static let candidates = [
        "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    ]

    static var installed: [String] { candidates.filter { access($0, R_OK) == 0 } }
}
